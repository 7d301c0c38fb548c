// Flat functions over ICU and HarfBuzz.
