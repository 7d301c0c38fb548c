// The scratch memory of shaping and what it remembers; for the C files of this room only.
#ifndef HARFBUZZ_BUFFER_H
#define HARFBUZZ_BUFFER_H

#include "harfbuzz_rules.h"
#include "include/harfbuzz_shims.h"

// What a plan knows of one UTF-16 unit.
typedef struct {
  uint32_t glyph;
  int32_t advance;
  // 0 not looked at, 1 simple, 2 not simple.
  uint8_t kind;
  // Whether some rule starts with the glyph, and whether a pair may start with it.
  bool is_first, is_kerned;
  // The second sets of the rules that start with the glyph, in the plan's list; looked for once.
  uint32_t rules_start, rules_count;
} ts_unit;

// What HarfBuzz does to two neighbours.
typedef struct {
  uint32_t units;
  int32_t kerning;
  bool is_known, is_plain, is_unsafe;
} ts_pair;

// A font with the lookups that one script, language and direction use; several languages share one.
typedef struct {
  hb_font_t *font;
  hb_direction_t direction;
  hb_script_t script;
  hb_language_t language;
  hb_feature_t off[4];
  unsigned int off_count;
  hb_set_t *substitution, *positioning;
  ts_rules rules;
  ts_unit *pages[256];
  // The second sets of rules, glyph by glyph.
  uint32_t *followers;
  uint32_t follower_count, follower_capacity;
  ts_pair *pairs;
  uint32_t pair_count, pair_capacity;
} ts_plan;

// What holds for all plans of a face.
typedef struct {
  hb_face_t *face;
  // Whether some table positions glyphs by rules of its own.
  bool has_foreign_table;
  // Lookups of fractions and of nothing else.
  hb_set_t *fractions;
  hb_set_t *common;
} ts_face_facts;

// What one call asks for, and the plan that serves it.
typedef struct {
  const ts_font *font;
  uint32_t script;
  hb_language_t language;
  uint8_t switches;
  // Null where the pairs do not add up.
  ts_plan *plan;
} ts_plan_entry;

// A run shaped earlier; its units and its glyphs lie in the arena.
typedef struct {
  uint64_t hash;
  uint32_t place;
  uint16_t units, glyphs;
  uint32_t entry;
} ts_run;

enum { recent_entry_count = 64 };

struct ts_buffer {
  hb_buffer_t *hb;
  bool takes_shortcuts;
  // The last run was added up from pairs.
  bool is_pairwise;
  ts_glyph *glyphs;
  size_t count, capacity;
  char language_name[64];
  hb_language_t language;
  ts_plan_entry *entries;
  uint32_t entry_count, entry_capacity;
  // Where calls alike were served last.
  uint32_t recent_entries[recent_entry_count];
  ts_face_facts *faces;
  uint32_t face_count, face_capacity;
  ts_plan **plans;
  uint32_t plan_count, plan_capacity;
  ts_run *runs;
  uint32_t run_count, run_capacity;
  uint8_t *arena;
  size_t arena_used, arena_capacity;
  ts_shaping_counts counts;
};

// Room for the glyphs of a run; false where memory is short.
bool ts_buffer_reserve(ts_buffer *buffer, size_t count);
// HarfBuzz's own answer in `buffer->glyphs`; false where memory is short.
bool ts_shape_whole(ts_buffer *buffer, hb_font_t *font, const uint16_t *text, size_t length, size_t start, size_t count,
                    const hb_segment_properties_t *properties, const hb_feature_t *off, unsigned int off_count);

// The index of the entry that serves a call, or -1 where memory is short.
int64_t ts_entry_find(ts_buffer *buffer, const ts_font *font, const ts_shaping *shaping, hb_language_t language,
                      const hb_feature_t *off, unsigned int off_count);
void ts_plans_free(ts_buffer *buffer);
// Adds up the pairs of a run; false where some pair needs the whole shaper.
bool ts_shape_by_pairs(ts_buffer *buffer, ts_plan *plan, const uint16_t *text, size_t start, size_t count);

// Whether a run's glyphs depend on nothing but its own units.
bool ts_run_stands_alone(const uint16_t *text, size_t length, size_t start, size_t count);
// A run from memory into `buffer->glyphs`; false where it is not there.
bool ts_run_recall(ts_buffer *buffer, uint32_t entry, const uint16_t *units, size_t start, size_t count);
// Puts what is in `buffer->glyphs` into memory.
void ts_run_remember(ts_buffer *buffer, uint32_t entry, const uint16_t *units, size_t start, size_t count);
void ts_runs_free(ts_buffer *buffer);

#endif
