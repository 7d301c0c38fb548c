// What a font's layout tables could do to neighbouring glyphs; for the C files of this room only.
#ifndef HARFBUZZ_RULES_H
#define HARFBUZZ_RULES_H

#include <hb.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Some glyphs: the members, or where that is null the one glyph.
typedef struct {
  hb_set_t *members;
  uint32_t only;
  // How many of the glyphs that most titles hold are in it.
  uint32_t weight;
} ts_glyph_set;

// A condition without which some lookup does nothing: a glyph of one set with a glyph of another right after it, as
// indices of sets.
typedef struct {
  uint32_t first, second;
} ts_rule;

typedef struct {
  ts_rule *rules;
  uint32_t count, capacity;
  ts_glyph_set *sets;
  uint32_t set_count, set_capacity;
  // Glyphs that some lookup may act upon whatever their neighbours are.
  hb_set_t *alone;
  // The first glyphs of all rules, and of pair positioning that only moves the second glyph nearer or away.
  hb_set_t *firsts;
  hb_set_t *kerned;
  // False where a table is of a kind that this reader does not know, or some lookup may act on any glyph.
  bool is_usable;
} ts_rules;

static inline bool ts_glyph_set_has(const ts_glyph_set *set, uint32_t glyph) {
  return set->members == NULL ? set->only == glyph : hb_set_has(set->members, glyph);
}

// Reads the lookups of a face that a shaping plan uses. The tables are read with bounds; a broken one is not usable.
// `common` are glyphs that many titles hold: a condition is the better, the fewer of them it has.
void ts_rules_read(ts_rules *rules, hb_face_t *face, const hb_set_t *substitution, const hb_set_t *positioning,
                   const hb_set_t *common);
void ts_rules_free(ts_rules *rules);

#endif
