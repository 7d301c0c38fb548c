/// The page of `titlefit explain stand-in`: which font measures, and how to take another one.
enum StandInPage {
  /// What the page is asked for by.
  static let name = "stand-in"

  /// The page in Markdown.
  static let markdown = """
    # The stand-in for the system font

    Apple does not let San Francisco be passed on, so where it is not installed Inter stands in for it.

    ## What it is

    Inter's glyphs, shaped by HarfBuzz, with San Francisco's advances, kerning and tracking put in place of Inter's: one
    table for each of nine weights, below 20 points and from 20 points. Line heights are San Francisco's, 1.193359 of the
    size. Other scripts take Noto's fonts by language, their letters scaled to what Apple's fallback fonts take; spaces,
    digits and punctuation stay San Francisco's.

    ## Where its numbers come from

    From 20,745 frames of labels and buttons that Interface Builder, with Apple's own UIKit and San Francisco, wrote into
    public storyboards and xibs. No Apple font file was read. Corpora/Recorded/SystemFont holds the table, the program
    that fits it, and the errors on repositories that the fit did not see: half of the widths within 0.2 points, 95 of
    100 within 0.8.

    ## How sure it is

    Every measurement has an error bound, derived from the repositories left out: it holds for 96 of 100 titles. A title
    that misses its room by less is unsure. `titlefit fonts` prints the bound for each script and weight, and which font
    file serves it. Scripts of which nothing was recorded have a wide bound and say so.

    ## How to use the real font

    On a Mac the font of /System/Library/Fonts measures, unless titlefit.yml says otherwise. Elsewhere, or for another
    font, name a font file, or a folder that holds SFNS.ttf, SF-Pro.ttf or SF-Pro-Text-Regular.otf:

        fonts:
          system: Fonts/SF-Pro.ttf

    Such a font is measured as it is. `system: stand-in` keeps the stand-in everywhere, so that a Mac and a server report
    the same; `system: auto` is the default.

    """
}
