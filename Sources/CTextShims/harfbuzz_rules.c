// Reads GSUB and GPOS for one question: which neighbouring glyphs can any lookup act upon?
//
// Source: OpenType 1.9, "OpenType Layout Common Table Formats", GSUB, GPOS. A rule of several glyphs is kept as its two
// neighbours that titles hold least often: where these are not side by side in a run, the rule does not apply to it.
#include "harfbuzz_rules.h"

#include <stdlib.h>
#include <string.h>

enum { longest_rule = 64, most_rules = 200000, memory_size = 512 };

// The index of the set of all glyphs.
static const uint32_t every_glyph = UINT32_MAX;

typedef struct {
  const uint8_t *bytes;
  uint32_t length;
  ts_rules *rules;
  const hb_set_t *common;
  bool is_substitution;
  // The lookup in hand skips base glyphs or ligatures, so that neighbours in a rule need not be neighbours in the run.
  bool skips_glyphs;
  // Sets read before, by their place and, for classes, their number plus one: subtables share them.
  struct {
    uint32_t place, class, set;
  } memory[memory_size];
} reader;

// A rule in the making: backtrack reversed, input, lookahead, as indices of sets.
typedef struct {
  uint32_t sets[longest_rule];
  uint32_t count;
  // Where the first glyph of the input is.
  uint32_t input;
} sequence;

static uint32_t read16(reader *r, uint32_t at) {
  if (at > r->length || r->length - at < 2) {
    r->rules->is_usable = false;
    return 0;
  }
  return (uint32_t)r->bytes[at] << 8 | r->bytes[at + 1];
}

static uint32_t read32(reader *r, uint32_t at) { return read16(r, at) << 16 | read16(r, at + 2); }

static uint32_t add_set(reader *r, ts_glyph_set set) {
  ts_rules *rules = r->rules;
  if (rules->set_count == rules->set_capacity) {
    uint32_t capacity = rules->set_capacity == 0 ? 64 : rules->set_capacity * 2;
    ts_glyph_set *sets = realloc(rules->sets, capacity * sizeof *sets);
    if (sets == NULL) {
      hb_set_destroy(set.members);
      rules->is_usable = false;
      return every_glyph;
    }
    rules->sets = sets;
    rules->set_capacity = capacity;
  }
  rules->sets[rules->set_count] = set;
  return rules->set_count++;
}

static uint32_t single(reader *r, uint32_t glyph) {
  return add_set(r, (ts_glyph_set){NULL, glyph, hb_set_has(r->common, glyph) ? 1 : 0});
}

static uint32_t weight(reader *r, uint32_t set) {
  // More than any set has.
  return set == every_glyph ? 1000 : r->rules->sets[set].weight;
}

static void add_members(const reader *r, ts_glyph_set *set, uint32_t first, uint32_t last) {
  if (first > last) return;
  hb_set_add_range(set->members, first, last);
  hb_codepoint_t glyph = first - 1;
  if (first == 0) glyph = HB_SET_VALUE_INVALID;
  while (hb_set_next(r->common, &glyph) && glyph <= last) set->weight++;
}

// A glyph of `first` followed by one of `second`.
static void add_rule(reader *r, uint32_t first, uint32_t second) {
  ts_rules *rules = r->rules;
  if (first == every_glyph || second == every_glyph) {
    uint32_t one = first == every_glyph ? second : first;
    if (one == every_glyph) rules->is_usable = false;
    if (!rules->is_usable) return;
    const ts_glyph_set *set = &rules->sets[one];
    if (set->members != NULL) hb_set_union(rules->alone, set->members);
    if (set->members == NULL) hb_set_add(rules->alone, set->only);
    return;
  }
  if (rules->count == rules->capacity) {
    uint32_t capacity = rules->capacity == 0 ? 64 : rules->capacity * 2;
    ts_rule *list = capacity > most_rules ? NULL : realloc(rules->rules, capacity * sizeof *list);
    if (list == NULL) {
      rules->is_usable = false;
      return;
    }
    rules->rules = list;
    rules->capacity = capacity;
  }
  rules->rules[rules->count++] = (ts_rule){first, second};
  const ts_glyph_set *set = &rules->sets[first];
  if (set->members != NULL) hb_set_union(rules->firsts, set->members);
  if (set->members == NULL) hb_set_add(rules->firsts, set->only);
}

// The set at a place that was read before, or a new one to be filled; true where it is known.
static bool recall(reader *r, uint32_t place, uint32_t class, uint32_t *set, uint32_t *slot) {
  *slot = (place * 31 + class * 7) % memory_size;
  *set = r->memory[*slot].set;
  return r->memory[*slot].place == place && r->memory[*slot].class == class && place != 0;
}

static uint32_t coverage(reader *r, uint32_t at) {
  uint32_t known, slot;
  if (recall(r, at, 0, &known, &slot)) return known;
  ts_glyph_set set = {hb_set_create(), 0, 0};
  uint32_t format = read16(r, at), count = read16(r, at + 2);
  if (format != 1 && format != 2) r->rules->is_usable = false;
  for (uint32_t i = 0; i < count && r->rules->is_usable; i++) {
    uint32_t start = read16(r, format == 1 ? at + 4 + 2 * i : at + 4 + 6 * i);
    add_members(r, &set, start, format == 1 ? start : read16(r, at + 6 + 6 * i));
  }
  uint32_t index = add_set(r, set);
  r->memory[slot].place = at;
  r->memory[slot].class = 0;
  r->memory[slot].set = index;
  return index;
}

// The glyphs of one class; for class 0 every glyph.
static uint32_t class_members(reader *r, uint32_t at, uint32_t class) {
  if (class == 0) return every_glyph;
  uint32_t known, slot;
  if (recall(r, at, class, &known, &slot)) return known;
  ts_glyph_set set = {hb_set_create(), 0, 0};
  uint32_t format = read16(r, at);
  if (format == 1) {
    uint32_t start = read16(r, at + 2), count = read16(r, at + 4);
    for (uint32_t i = 0; i < count && r->rules->is_usable; i++) {
      if (read16(r, at + 6 + 2 * i) == class) add_members(r, &set, start + i, start + i);
    }
  } else if (format == 2) {
    uint32_t count = read16(r, at + 2);
    for (uint32_t i = 0; i < count && r->rules->is_usable; i++) {
      if (read16(r, at + 8 + 6 * i) != class) continue;
      add_members(r, &set, read16(r, at + 4 + 6 * i), read16(r, at + 6 + 6 * i));
    }
  } else {
    r->rules->is_usable = false;
  }
  uint32_t index = add_set(r, set);
  r->memory[slot].place = at;
  r->memory[slot].class = class;
  r->memory[slot].set = index;
  return index;
}

static void push(sequence *s, uint32_t set) {
  if (s->count < longest_rule) s->sets[s->count++] = set;
}

// Keeps the two neighbours of a sequence that are the least common.
static void add_sequence(reader *r, const sequence *s) {
  if (s->count == 0 || !r->rules->is_usable) return;
  if (s->count == 1 || r->skips_glyphs) {
    add_rule(r, s->sets[s->input < s->count ? s->input : 0], every_glyph);
    return;
  }
  uint32_t best = 0;
  uint64_t least = UINT64_MAX;
  uint32_t left = weight(r, s->sets[0]);
  for (uint32_t i = 0; i + 1 < s->count; i++) {
    uint32_t right = weight(r, s->sets[i + 1]);
    uint64_t product = (uint64_t)(left * 4 + 1) * (right * 4 + 1);
    if (product < least) {
      least = product;
      best = i;
    }
    left = right;
  }
  add_rule(r, s->sets[best], s->sets[best + 1]);
}

// --- Contexts: formats 1 (glyphs), 2 (classes) and 3 (coverages), plain and chained

// What the numbers of a rule stand for: glyphs, or classes of the definition at an offset.
typedef struct {
  bool are_classes;
  uint32_t backtrack, input, lookahead;
} alphabet;

static uint32_t letter(reader *r, const alphabet *a, uint32_t definition, uint32_t value) {
  return a->are_classes ? class_members(r, definition, value) : single(r, value);
}

static void context_rule(reader *r, uint32_t at, bool is_chained, const alphabet *a, uint32_t first) {
  sequence s = {.count = 0};
  uint32_t backtrack = 0;
  if (is_chained) {
    backtrack = read16(r, at);
    at += 2;
    for (uint32_t i = backtrack; i > 0; i--) push(&s, letter(r, a, a->backtrack, read16(r, at + 2 * (i - 1))));
    at += 2 * backtrack;
  }
  uint32_t inputs = read16(r, at);
  // A plain rule has the number of its lookups between the number and the list of its glyphs.
  at += is_chained ? 2 : 4;
  s.input = s.count;
  push(&s, first);
  for (uint32_t i = 0; i + 1 < inputs && r->rules->is_usable; i++) {
    push(&s, letter(r, a, a->input, read16(r, at + 2 * i)));
  }
  if (is_chained) {
    at += inputs > 0 ? 2 * (inputs - 1) : 0;
    uint32_t lookahead = read16(r, at);
    for (uint32_t i = 0; i < lookahead && r->rules->is_usable; i++) {
      push(&s, letter(r, a, a->lookahead, read16(r, at + 2 + 2 * i)));
    }
  }
  add_sequence(r, &s);
}

static void context_coverages(reader *r, uint32_t at, bool is_chained) {
  sequence s = {.count = 0};
  uint32_t here = at + 2;
  for (uint32_t part = is_chained ? 0 : 1; part < (is_chained ? 3u : 2u); part++) {
    uint32_t count = read16(r, here);
    here += 2;
    // A plain context has the number of its lookups before its coverages.
    if (!is_chained) here += 2;
    if (part == 1) s.input = s.count;
    for (uint32_t i = 0; i < count && r->rules->is_usable; i++) {
      uint32_t index = part == 0 ? count - 1 - i : i;
      push(&s, coverage(r, at + read16(r, here + 2 * index)));
    }
    here += 2 * count;
  }
  add_sequence(r, &s);
}

static void context(reader *r, uint32_t at, bool is_chained) {
  uint32_t format = read16(r, at);
  if (format == 3) {
    context_coverages(r, at, is_chained);
    return;
  }
  if (format != 1 && format != 2) {
    r->rules->is_usable = false;
    return;
  }
  uint32_t covered = coverage(r, at + read16(r, at + 2));
  alphabet a = {.are_classes = format == 2};
  uint32_t list = at + 4;
  if (format == 2 && is_chained) {
    a.backtrack = at + read16(r, at + 4);
    a.input = at + read16(r, at + 6);
    a.lookahead = at + read16(r, at + 8);
    list = at + 10;
  } else if (format == 2) {
    a.input = at + read16(r, at + 4);
    list = at + 6;
  }
  uint32_t sets = read16(r, list);
  hb_codepoint_t glyph = HB_SET_VALUE_INVALID;
  if (covered == every_glyph) return;
  for (uint32_t i = 0; i < sets && r->rules->is_usable; i++) {
    // The first glyph is the one of the coverage's index, or any covered one of the class.
    uint32_t first = covered;
    if (format == 1) {
      if (!hb_set_next(r->rules->sets[covered].members, &glyph)) break;
      first = single(r, glyph);
    } else if (i > 0) {
      first = class_members(r, a.input, i);
    }
    uint32_t offset = read16(r, list + 2 + 2 * i);
    if (offset == 0) continue;
    uint32_t rule_count = read16(r, at + offset);
    for (uint32_t j = 0; j < rule_count && r->rules->is_usable; j++) {
      context_rule(r, at + offset + read16(r, at + offset + 2 + 2 * j), is_chained, &a, first);
    }
  }
}

// --- The lookups of each table

static void ligatures(reader *r, uint32_t at) {
  uint32_t covered = coverage(r, at + read16(r, at + 2));
  uint32_t sets = read16(r, at + 4);
  hb_codepoint_t glyph = HB_SET_VALUE_INVALID;
  if (covered == every_glyph) return;
  for (uint32_t i = 0; i < sets && r->rules->is_usable; i++) {
    if (!hb_set_next(r->rules->sets[covered].members, &glyph)) break;
    uint32_t set = at + read16(r, at + 6 + 2 * i);
    uint32_t count = read16(r, set);
    for (uint32_t j = 0; j < count && r->rules->is_usable; j++) {
      uint32_t ligature = set + read16(r, set + 2 + 2 * j);
      uint32_t components = read16(r, ligature + 2);
      sequence s = {.count = 0};
      push(&s, single(r, glyph));
      for (uint32_t k = 0; k + 1 < components && r->rules->is_usable; k++) {
        push(&s, single(r, read16(r, ligature + 4 + 2 * k)));
      }
      add_sequence(r, &s);
    }
  }
}

// A substitution from the end of the text backwards, for a glyph between others.
static void reverse_chain(reader *r, uint32_t at) {
  sequence s = {.count = 0};
  uint32_t backtrack = read16(r, at + 4);
  for (uint32_t i = backtrack; i > 0 && r->rules->is_usable; i--) {
    push(&s, coverage(r, at + read16(r, at + 6 + 2 * (i - 1))));
  }
  s.input = s.count;
  push(&s, coverage(r, at + read16(r, at + 2)));
  uint32_t here = at + 6 + 2 * backtrack, lookahead = read16(r, here);
  for (uint32_t i = 0; i < lookahead && r->rules->is_usable; i++) {
    push(&s, coverage(r, at + read16(r, here + 2 + 2 * i)));
  }
  add_sequence(r, &s);
}

static void substitution(reader *r, uint32_t type, uint32_t at) {
  switch (type) {
    case 1:
    case 2:
    case 3: add_rule(r, coverage(r, at + read16(r, at + 2)), every_glyph); break;
    case 4: ligatures(r, at); break;
    case 5: context(r, at, false); break;
    case 6: context(r, at, true); break;
    case 8: reverse_chain(r, at); break;
    default: r->rules->is_usable = false;
  }
}

static void positioning(reader *r, uint32_t type, uint32_t at) {
  // Of pairs, those are plain that change the first glyph's advance alone: their sum is the run's.
  enum { advance_bits = 0x0044 };
  switch (type) {
    case 2: {
      uint32_t covered = coverage(r, at + read16(r, at + 2));
      bool is_plain = (read16(r, at + 4) & ~advance_bits) == 0 && read16(r, at + 6) == 0 && !r->skips_glyphs;
      if (!is_plain) add_rule(r, covered, every_glyph);
      if (is_plain && covered != every_glyph) hb_set_union(r->rules->kerned, r->rules->sets[covered].members);
      break;
    }
    // Single adjustments, cursive joins and the three kinds of marks: the first coverage names who is moved.
    case 1:
    case 3:
    case 4:
    case 5:
    case 6: add_rule(r, coverage(r, at + read16(r, at + 2)), every_glyph); break;
    case 7: context(r, at, false); break;
    case 8: context(r, at, true); break;
    default: r->rules->is_usable = false;
  }
}

static void read_lookup(reader *r, uint32_t at) {
  enum { skips_bases_or_ligatures = 0x0006 };
  uint32_t type = read16(r, at), flags = read16(r, at + 2), count = read16(r, at + 4);
  uint32_t extension = r->is_substitution ? 7 : 9;
  r->skips_glyphs = (flags & skips_bases_or_ligatures) != 0;
  for (uint32_t i = 0; i < count && r->rules->is_usable; i++) {
    uint32_t subtable = at + read16(r, at + 6 + 2 * i), kind = type;
    if (type == extension) {
      kind = read16(r, subtable + 2);
      uint32_t offset = read32(r, subtable + 4);
      if (offset > r->length - subtable) r->rules->is_usable = false;
      if (!r->rules->is_usable) return;
      subtable += offset;
    }
    if (r->is_substitution) substitution(r, kind, subtable);
    if (!r->is_substitution) positioning(r, kind, subtable);
  }
}

static void read_table(
    ts_rules *rules, hb_face_t *face, hb_tag_t tag, const hb_set_t *lookups, const hb_set_t *common) {
  if (hb_set_is_empty(lookups)) return;
  hb_blob_t *blob = hb_face_reference_table(face, tag);
  unsigned int length = 0;
  const char *bytes = hb_blob_get_data(blob, &length);
  reader r = {.bytes = (const uint8_t *)bytes, .length = length, .rules = rules, .common = common,
              .is_substitution = tag == HB_TAG('G', 'S', 'U', 'B')};
  uint32_t list = read16(&r, 8), count = read16(&r, list);
  hb_codepoint_t index = HB_SET_VALUE_INVALID;
  while (rules->is_usable && hb_set_next(lookups, &index)) {
    if (index < count) read_lookup(&r, list + read16(&r, list + 2 + 2 * index));
  }
  hb_blob_destroy(blob);
}

void ts_rules_read(ts_rules *rules, hb_face_t *face, const hb_set_t *substitution, const hb_set_t *positioning,
                   const hb_set_t *common) {
  *rules = (ts_rules){
      .alone = hb_set_create(), .firsts = hb_set_create(), .kerned = hb_set_create(), .is_usable = true};
  read_table(rules, face, HB_TAG('G', 'S', 'U', 'B'), substitution, common);
  read_table(rules, face, HB_TAG('G', 'P', 'O', 'S'), positioning, common);
}

void ts_rules_free(ts_rules *rules) {
  for (uint32_t i = 0; i < rules->set_count; i++) hb_set_destroy(rules->sets[i].members);
  hb_set_destroy(rules->alone);
  hb_set_destroy(rules->firsts);
  hb_set_destroy(rules->kerned);
  free(rules->sets);
  free(rules->rules);
  *rules = (ts_rules){.is_usable = false};
}
