// HarfBuzz is reached through CTextShims only; this header names no HarfBuzz type.
