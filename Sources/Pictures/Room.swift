// Draws laid-out buttons and solved scenes as SVG, from the glyphs that were measured.
