// Shaping without the shaper, where that is proven to be the same.
//
// In a run of simple characters in which no two neighbours meet a rule of the font (see harfbuzz_rules.c), no lookup of
// the plan changes a glyph, and positioning moves the first of two neighbours alone. So each glyph is the character's,
// and its advance is its own and its kerning with the next, which HarfBuzz is asked for once for each pair.
#include <hb-ot.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/uchar.h>

#include "harfbuzz_buffer.h"

enum { longest_run = 4096, most_pairs = 65536 };

// Scripts whose shaper in HarfBuzz leaves simple characters alone: all but Hangul and Hebrew have the default one.
static bool has_plain_shaper(hb_script_t script) {
  switch (script) {
    case HB_SCRIPT_LATIN:
    case HB_SCRIPT_GREEK:
    case HB_SCRIPT_CYRILLIC:
    case HB_SCRIPT_ARMENIAN:
    case HB_SCRIPT_GEORGIAN:
    case HB_SCRIPT_HEBREW:
    case HB_SCRIPT_HAN:
    case HB_SCRIPT_HIRAGANA:
    case HB_SCRIPT_KATAKANA:
    case HB_SCRIPT_HANGUL:
    case HB_SCRIPT_BOPOMOFO:
    case HB_SCRIPT_COMMON: return true;
    default: return false;
  }
}

// Letters, digits, punctuation and syllables that make a cluster each: no marks, joiners, selectors, jamo, emoji.
static bool is_simple(uint32_t unit) {
  static const uint16_t ranges[][2] = {
      {0x0020, 0x007E}, {0x00A0, 0x00AC}, {0x00AE, 0x02FF}, {0x0370, 0x0482}, {0x048A, 0x058F}, {0x05BE, 0x05BE},
      {0x05C0, 0x05C0}, {0x05C3, 0x05C3}, {0x05D0, 0x05EA}, {0x05F3, 0x05F4}, {0x10A0, 0x10FF}, {0x1E00, 0x1FFF},
      {0x2010, 0x2027}, {0x2030, 0x2043}, {0x2045, 0x205E}, {0x20A0, 0x20CF}, {0x2100, 0x214F}, {0x2190, 0x22FF},
      {0x2460, 0x27BF}, {0x3000, 0x3029}, {0x3030, 0x3098}, {0x309B, 0x312F}, {0x3400, 0x9FFF}, {0xAC00, 0xD7A3},
      {0xFF01, 0xFF9D},
  };
  bool is_listed = false;
  for (size_t i = 0; i < sizeof ranges / sizeof ranges[0] && !is_listed; i++) {
    is_listed = unit >= ranges[i][0] && unit <= ranges[i][1];
  }
  if (!is_listed || u_hasBinaryProperty((UChar32)unit, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) return false;
  if (U_MASK(u_charType((UChar32)unit)) & (U_GC_M_MASK | U_GC_C_MASK)) return false;
  int32_t cluster = u_getIntPropertyValue((UChar32)unit, UCHAR_GRAPHEME_CLUSTER_BREAK);
  return cluster == U_GCB_OTHER || cluster == U_GCB_LV || cluster == U_GCB_LVT;
}

// Notes what must not follow a glyph; false where memory is short.
static bool list_followers(ts_plan *plan, ts_unit *unit) {
  const ts_rules *rules = &plan->rules;
  unit->rules_start = plan->follower_count;
  for (uint32_t i = 0; i < rules->count && unit->is_first; i++) {
    if (!ts_glyph_set_has(&rules->sets[rules->rules[i].first], unit->glyph)) continue;
    if (plan->follower_count == plan->follower_capacity) {
      uint32_t capacity = plan->follower_capacity == 0 ? 256 : plan->follower_capacity * 2;
      uint32_t *followers = realloc(plan->followers, capacity * sizeof *followers);
      if (followers == NULL) return false;
      plan->followers = followers;
      plan->follower_capacity = capacity;
    }
    plan->followers[plan->follower_count++] = rules->rules[i].second;
  }
  unit->rules_count = plan->follower_count - unit->rules_start;
  return true;
}

static const ts_unit *unit_of(ts_plan *plan, uint16_t value) {
  ts_unit **page = &plan->pages[value >> 8];
  if (*page == NULL) {
    *page = calloc(256, sizeof(ts_unit));
    if (*page == NULL) return NULL;
  }
  ts_unit *unit = &(*page)[value & 0xFF];
  if (unit->kind != 0) return unit;
  unit->kind = 2;
  hb_codepoint_t glyph = 0;
  if (!is_simple(value) || !hb_font_get_nominal_glyph(plan->font, value, &glyph) || glyph == 0) return unit;
  // HarfBuzz draws the mirrored character in text from right to left, and gives marks no width.
  if (HB_DIRECTION_IS_BACKWARD(plan->direction) && u_isMirrored(value)) return unit;
  hb_face_t *face = hb_font_get_face(plan->font);
  if (hb_ot_layout_get_glyph_class(face, glyph) == HB_OT_LAYOUT_GLYPH_CLASS_MARK) return unit;
  if (hb_set_has(plan->rules.alone, glyph)) return unit;
  unit->glyph = glyph;
  unit->advance = hb_font_get_glyph_h_advance(plan->font, glyph);
  unit->is_first = hb_set_has(plan->rules.firsts, glyph);
  unit->is_kerned = hb_set_has(plan->rules.kerned, glyph);
  if (list_followers(plan, unit)) unit->kind = 1;
  return unit;
}

static bool meets_rule(const ts_plan *plan, const ts_unit *first, uint32_t second) {
  const uint32_t *followers = plan->followers + first->rules_start;
  for (uint32_t i = 0; i < first->rules_count; i++) {
    if (ts_glyph_set_has(&plan->rules.sets[followers[i]], second)) return true;
  }
  return false;
}

// Asks HarfBuzz for two characters alone.
static void fill_pair(ts_buffer *buffer, ts_plan *plan, ts_pair *pair, const ts_unit *first, const ts_unit *second) {
  pair->is_known = true;
  pair->is_plain = false;
  pair->is_unsafe = false;
  pair->kerning = 0;
  if (first->rules_count > 0 && meets_rule(plan, first, second->glyph)) return;
  if (!first->is_kerned) {
    pair->is_plain = true;
    return;
  }
  uint16_t text[2] = {(uint16_t)(pair->units >> 16), (uint16_t)pair->units};
  hb_segment_properties_t properties = {plan->direction, plan->script, plan->language, NULL, NULL};
  if (!ts_shape_whole(buffer, plan->font, text, 2, 0, 2, &properties, plan->off, plan->off_count)) return;
  if (buffer->count != 2) return;
  bool is_backward = HB_DIRECTION_IS_BACKWARD(plan->direction);
  const ts_glyph *one = &buffer->glyphs[is_backward ? 1 : 0], *two = &buffer->glyphs[is_backward ? 0 : 1];
  pair->is_plain = one->id == first->glyph && two->id == second->glyph && one->cluster == 0 && two->cluster == 1 &&
                   two->advance == second->advance && one->x_offset == 0 && one->y_offset == 0 && two->x_offset == 0 &&
                   two->y_offset == 0 && !one->unsafe_to_break;
  pair->kerning = one->advance - first->advance;
  pair->is_unsafe = two->unsafe_to_break;
}

static ts_pair *pair_slot(ts_plan *plan, uint32_t units) {
  uint32_t mask = plan->pair_capacity - 1;
  uint32_t index = (units * 0x9E3779B1u) >> 7 & mask;
  while (plan->pairs[index].is_known && plan->pairs[index].units != units) index = (index + 1) & mask;
  return &plan->pairs[index];
}

// Room for as many new pairs as a run may have, so that none of them is lost while the run is added up.
static bool make_room_for_pairs(ts_plan *plan, size_t count) {
  if ((plan->pair_count + count) * 2 < plan->pair_capacity) return true;
  uint32_t old_capacity = plan->pair_capacity, capacity = old_capacity == 0 ? 1024 : old_capacity;
  // A text of ever new pairs starts anew instead of filling the memory.
  if (old_capacity < most_pairs) {
    while ((plan->pair_count + count) * 2 >= capacity) capacity *= 2;
  }
  ts_pair *old = plan->pairs, *pairs = calloc(capacity, sizeof *pairs);
  if (pairs == NULL) return false;
  plan->pairs = pairs;
  plan->pair_capacity = capacity;
  bool starts_anew = capacity == old_capacity;
  if (starts_anew) plan->pair_count = 0;
  for (uint32_t i = 0; !starts_anew && i < old_capacity; i++) {
    if (old[i].is_known) *pair_slot(plan, old[i].units) = old[i];
  }
  free(old);
  return true;
}

static const ts_pair *pair_of(
    ts_buffer *buffer, ts_plan *plan, uint32_t units, const ts_unit *first, const ts_unit *second) {
  ts_pair *slot = pair_slot(plan, units);
  if (slot->is_known) return slot;
  slot->units = units;
  fill_pair(buffer, plan, slot, first, second);
  plan->pair_count++;
  return slot;
}

bool ts_shape_by_pairs(ts_buffer *buffer, ts_plan *plan, const uint16_t *text, size_t start, size_t count) {
  if (count > longest_run || !make_room_for_pairs(plan, count)) return false;
  if (!ts_buffer_reserve(buffer, count < 2 ? 2 : count)) return false;
  // The pairs first: asking HarfBuzz for one overwrites the glyphs.
  const ts_unit *unit = NULL;
  for (size_t i = 0; i < count; i++) {
    const ts_unit *next = unit_of(plan, text[start + i]);
    if (next == NULL || next->kind != 1) return false;
    if (unit != NULL && (unit->is_first || unit->is_kerned)) {
      const ts_pair *pair =
          pair_of(buffer, plan, (uint32_t)text[start + i - 1] << 16 | text[start + i], unit, next);
      if (!pair->is_plain) return false;
    }
    unit = next;
  }
  bool is_backward = HB_DIRECTION_IS_BACKWARD(plan->direction);
  bool is_unsafe = false;
  for (size_t i = 0; i < count; i++) {
    uint16_t value = text[start + i];
    unit = &plan->pages[value >> 8][value & 0xFF];
    ts_glyph *glyph = &buffer->glyphs[is_backward ? count - 1 - i : i];
    *glyph = (ts_glyph){.id = unit->glyph, .cluster = (uint32_t)(start + i), .advance = unit->advance,
                        .nominal_advance = unit->advance, .unsafe_to_break = is_unsafe};
    is_unsafe = false;
    if (i + 1 < count && unit->is_kerned) {
      const ts_pair *pair = pair_slot(plan, (uint32_t)value << 16 | text[start + i + 1]);
      glyph->advance += pair->kerning;
      is_unsafe = pair->is_unsafe;
    }
  }
  buffer->count = count;
  return true;
}

// --- Plans

// Lookups of features that HarfBuzz applies where a fraction slash stands, which no simple run holds.
static hb_set_t *fraction_lookups(hb_face_t *face) {
  static const hb_tag_t everywhere[] = {
      HB_TAG('r', 'v', 'r', 'n'), HB_TAG('l', 't', 'r', 'a'), HB_TAG('l', 't', 'r', 'm'), HB_TAG('r', 't', 'l', 'a'),
      HB_TAG('r', 't', 'l', 'm'), HB_TAG('r', 'a', 'n', 'd'), HB_TAG('a', 'b', 'v', 'm'), HB_TAG('b', 'l', 'w', 'm'),
      HB_TAG('c', 'c', 'm', 'p'), HB_TAG('l', 'o', 'c', 'l'), HB_TAG('r', 'l', 'i', 'g'), HB_TAG('c', 'a', 'l', 't'),
      HB_TAG('c', 'l', 'i', 'g'), HB_TAG('l', 'i', 'g', 'a'), HB_TAG('r', 'c', 'l', 't'), HB_TAG('l', 'j', 'm', 'o'),
      HB_TAG('v', 'j', 'm', 'o'), HB_TAG('t', 'j', 'm', 'o'), 0};
  static const hb_tag_t fractions[] = {
      HB_TAG('f', 'r', 'a', 'c'), HB_TAG('n', 'u', 'm', 'r'), HB_TAG('d', 'n', 'o', 'm'), 0};
  hb_set_t *general = hb_set_create(), *special = hb_set_create();
  hb_ot_layout_collect_lookups(face, HB_OT_TAG_GSUB, NULL, NULL, fractions, special);
  if (!hb_set_is_empty(special)) {
    hb_ot_layout_collect_lookups(face, HB_OT_TAG_GSUB, NULL, NULL, everywhere, general);
    hb_set_subtract(special, general);
  }
  hb_set_destroy(general);
  return special;
}

// The facts of a face, looked up once; null where memory is short.
static const ts_face_facts *face_facts(ts_buffer *buffer, hb_font_t *font) {
  hb_face_t *face = hb_font_get_face(font);
  for (uint32_t i = 0; i < buffer->face_count; i++) {
    if (buffer->faces[i].face == face) return &buffer->faces[i];
  }
  if (buffer->face_count == buffer->face_capacity) {
    uint32_t capacity = buffer->face_capacity == 0 ? 16 : buffer->face_capacity * 2;
    ts_face_facts *faces = realloc(buffer->faces, capacity * sizeof *faces);
    if (faces == NULL) return NULL;
    buffer->faces = faces;
    buffer->face_capacity = capacity;
  }
  // Apple's tables and the old kerning table work by rules of their own.
  static const hb_tag_t foreign[] = {HB_TAG('m', 'o', 'r', 'x'), HB_TAG('m', 'o', 'r', 't'), HB_TAG('k', 'e', 'r', 'x'),
                                     HB_TAG('t', 'r', 'a', 'k'), HB_TAG('k', 'e', 'r', 'n')};
  ts_face_facts *facts = &buffer->faces[buffer->face_count++];
  *facts = (ts_face_facts){hb_face_reference(face), false, NULL, hb_set_create()};
  for (size_t i = 0; i < sizeof foreign / sizeof foreign[0]; i++) {
    if (ts_face_has_table((const ts_face *)face, foreign[i])) facts->has_foreign_table = true;
  }
  facts->fractions = facts->has_foreign_table ? hb_set_create() : fraction_lookups(face);
  for (hb_codepoint_t c = 0x20, glyph = 0; c < 0x7F; c++) {
    bool is_common = c == ' ' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    if (is_common && hb_font_get_nominal_glyph(font, c, &glyph)) hb_set_add(facts->common, glyph);
  }
  return facts;
}

static void collect_lookups(
    hb_font_t *font, const hb_segment_properties_t *properties, const hb_feature_t *off, unsigned int off_count,
    hb_set_t *substitution, hb_set_t *positioning) {
  unsigned int coordinates_count = 0;
  const int *coordinates = hb_font_get_var_coords_normalized(font, &coordinates_count);
  hb_shape_plan_t *plan = hb_shape_plan_create_cached2(
      hb_font_get_face(font), properties, off, off_count, coordinates, coordinates_count, NULL);
  hb_ot_shape_plan_collect_lookups(plan, HB_OT_TAG_GSUB, substitution);
  hb_ot_shape_plan_collect_lookups(plan, HB_OT_TAG_GPOS, positioning);
  hb_shape_plan_destroy(plan);
}

static void free_plan(ts_plan *plan) {
  ts_rules_free(&plan->rules);
  for (int i = 0; i < 256; i++) free(plan->pages[i]);
  free(plan->followers);
  free(plan->pairs);
  hb_set_destroy(plan->substitution);
  hb_set_destroy(plan->positioning);
  hb_font_destroy(plan->font);
  free(plan);
}

// The plan of an earlier language with the same lookups, or null.
static ts_plan *same_plan(
    ts_buffer *buffer, hb_font_t *font, hb_direction_t direction, bool is_hangul, const hb_set_t *substitution,
    const hb_set_t *positioning) {
  for (uint32_t i = 0; i < buffer->plan_count; i++) {
    ts_plan *plan = buffer->plans[i];
    if (plan->font == font && plan->direction == direction && (plan->script == HB_SCRIPT_HANGUL) == is_hangul &&
        hb_set_is_equal(plan->substitution, substitution) && hb_set_is_equal(plan->positioning, positioning)) {
      return plan;
    }
  }
  return NULL;
}

static ts_plan *make_plan(
    ts_buffer *buffer, hb_font_t *font, const hb_segment_properties_t *properties, const hb_feature_t *off,
    unsigned int off_count) {
  bool is_native = (properties->direction == HB_DIRECTION_RTL) == (properties->script == HB_SCRIPT_HEBREW);
  if (!has_plain_shaper(properties->script) || !is_native) return NULL;
  const ts_face_facts *facts = face_facts(buffer, font);
  if (facts == NULL || facts->has_foreign_table) return NULL;
  hb_set_t *substitution = hb_set_create(), *positioning = hb_set_create();
  collect_lookups(font, properties, off, off_count, substitution, positioning);
  hb_set_subtract(substitution, facts->fractions);
  ts_plan *plan = same_plan(
      buffer, font, properties->direction, properties->script == HB_SCRIPT_HANGUL, substitution, positioning);
  bool is_new = plan == NULL;
  if (is_new) plan = calloc(1, sizeof *plan);
  if (!is_new || plan == NULL) {
    hb_set_destroy(substitution);
    hb_set_destroy(positioning);
    return plan;
  }
  plan->font = hb_font_reference(font);
  plan->direction = properties->direction;
  plan->script = properties->script;
  plan->language = properties->language;
  memcpy(plan->off, off, off_count * sizeof *off);
  plan->off_count = off_count;
  plan->substitution = substitution;
  plan->positioning = positioning;
  ts_rules_read(&plan->rules, hb_font_get_face(font), substitution, positioning, facts->common);
  if (buffer->plan_count == buffer->plan_capacity) {
    uint32_t capacity = buffer->plan_capacity == 0 ? 16 : buffer->plan_capacity * 2;
    ts_plan **plans = realloc(buffer->plans, capacity * sizeof *plans);
    if (plans == NULL) {
      free_plan(plan);
      return NULL;
    }
    buffer->plans = plans;
    buffer->plan_capacity = capacity;
  }
  buffer->plans[buffer->plan_count++] = plan;
  return plan;
}

static bool serves(
    const ts_plan_entry *entry, const ts_font *font, const ts_shaping *shaping, hb_language_t language,
    uint8_t switches) {
  return entry->font == font && entry->script == shaping->script && entry->language == language &&
         entry->switches == switches;
}

int64_t ts_entry_find(
    ts_buffer *buffer, const ts_font *font, const ts_shaping *shaping, hb_language_t language, const hb_feature_t *off,
    unsigned int off_count) {
  uint8_t switches =
      (uint8_t)((shaping->right_to_left ? 1 : 0) | (shaping->kerning ? 2 : 0) | (shaping->ligatures ? 4 : 0));
  uint64_t hash = ((uintptr_t)font >> 4) * 31 + ((uintptr_t)language >> 4) * 17 + shaping->script + switches;
  uint32_t *recent = &buffer->recent_entries[(hash ^ hash >> 8) % recent_entry_count];
  if (*recent < buffer->entry_count && serves(&buffer->entries[*recent], font, shaping, language, switches)) {
    return *recent;
  }
  for (uint32_t index = 0; index < buffer->entry_count; index++) {
    if (!serves(&buffer->entries[index], font, shaping, language, switches)) continue;
    *recent = index;
    return index;
  }
  if (buffer->entry_count == buffer->entry_capacity) {
    uint32_t capacity = buffer->entry_capacity == 0 ? 64 : buffer->entry_capacity * 2;
    ts_plan_entry *entries = realloc(buffer->entries, capacity * sizeof *entries);
    if (entries == NULL) return -1;
    buffer->entries = entries;
    buffer->entry_capacity = capacity;
  }
  hb_segment_properties_t properties = {
      shaping->right_to_left ? HB_DIRECTION_RTL : HB_DIRECTION_LTR, hb_script_from_iso15924_tag(shaping->script),
      language, NULL, NULL};
  ts_plan *plan = make_plan(buffer, (hb_font_t *)font, &properties, off, off_count);
  if (plan != NULL && !plan->rules.is_usable) plan = NULL;
  // The entry keeps the font alive, so that its address means nothing else.
  hb_font_reference((hb_font_t *)font);
  buffer->entries[buffer->entry_count] = (ts_plan_entry){font, shaping->script, language, switches, plan};
  *recent = buffer->entry_count;
  return buffer->entry_count++;
}

void ts_plans_free(ts_buffer *buffer) {
  for (uint32_t i = 0; i < buffer->entry_count; i++) hb_font_destroy((hb_font_t *)buffer->entries[i].font);
  for (uint32_t i = 0; i < buffer->plan_count; i++) free_plan(buffer->plans[i]);
  for (uint32_t i = 0; i < buffer->face_count; i++) {
    hb_face_destroy(buffer->faces[i].face);
    hb_set_destroy(buffer->faces[i].fractions);
    hb_set_destroy(buffer->faces[i].common);
  }
  free(buffer->entries);
  free(buffer->faces);
  free(buffer->plans);
}
