// Runs shaped earlier: the words of scripts that join or reorder their letters come again and again.
#include <stdlib.h>
#include <string.h>
#include <unicode/uchar.h>

#include "harfbuzz_buffer.h"

enum { longest_run = 48, most_arena = 6 << 20 };

// Spaces, digits, punctuation and Latin letters neither join a neighbour nor are passed over in search of one.
static bool ends_joining(uint16_t unit) { return unit >= 0x20 && unit < 0x0300 && unit != 0x00AD; }

bool ts_run_stands_alone(const uint16_t *text, size_t length, size_t start, size_t count) {
  if (count == 0 || count > longest_run) return false;
  if (start > 0 && !ends_joining(text[start - 1])) return false;
  if (start + count < length && !ends_joining(text[start + count])) return false;
  // A mark at the start of a text gets a dotted circle that it does not get elsewhere.
  return (U_MASK(u_charType(text[start])) & (U_GC_M_MASK | U_GC_CS_MASK)) == 0;
}

static uint64_t hash_of(uint32_t entry, const uint16_t *units, size_t count) {
  uint64_t hash = 0xCBF29CE484222325u ^ entry;
  for (size_t i = 0; i < count; i++) {
    hash = (hash ^ units[i]) * 0x100000001B3u;
    hash ^= hash >> 29;
  }
  return hash | 1;
}

static ts_run *slot_of(ts_buffer *buffer, uint64_t hash, uint32_t entry, const uint16_t *units, size_t count) {
  uint32_t mask = buffer->run_capacity - 1;
  for (uint32_t index = (uint32_t)(hash >> 8) & mask;; index = (index + 1) & mask) {
    ts_run *run = &buffer->runs[index];
    if (run->hash == 0) return run;
    if (run->hash == hash && run->entry == entry && run->units == count &&
        memcmp(buffer->arena + run->place + run->glyphs * sizeof(ts_glyph), units, count * sizeof *units) == 0) {
      return run;
    }
  }
}

bool ts_run_recall(ts_buffer *buffer, uint32_t entry, const uint16_t *units, size_t start, size_t count) {
  if (buffer->run_capacity == 0) return false;
  const ts_run *run = slot_of(buffer, hash_of(entry, units, count), entry, units, count);
  if (run->hash == 0 || !ts_buffer_reserve(buffer, run->glyphs)) return false;
  memcpy(buffer->glyphs, buffer->arena + run->place, run->glyphs * sizeof(ts_glyph));
  for (size_t i = 0; i < run->glyphs; i++) buffer->glyphs[i].cluster += (uint32_t)start;
  buffer->count = run->glyphs;
  return true;
}

// Room in the table and the arena; a full memory starts anew.
static bool make_room(ts_buffer *buffer, size_t bytes) {
  if (buffer->arena_used + bytes > most_arena) {
    buffer->arena_used = 0;
    buffer->run_count = 0;
    if (buffer->runs != NULL) memset(buffer->runs, 0, buffer->run_capacity * sizeof *buffer->runs);
  }
  if (buffer->arena_used + bytes > buffer->arena_capacity) {
    size_t capacity = buffer->arena_capacity == 0 ? 1 << 16 : buffer->arena_capacity * 2;
    uint8_t *arena = realloc(buffer->arena, capacity);
    if (arena == NULL) return false;
    buffer->arena = arena;
    buffer->arena_capacity = capacity;
  }
  if (buffer->run_count * 2 < buffer->run_capacity) return true;
  uint32_t old_capacity = buffer->run_capacity, capacity = old_capacity == 0 ? 1024 : old_capacity * 2;
  ts_run *old = buffer->runs, *runs = calloc(capacity, sizeof *runs);
  if (runs == NULL) return false;
  buffer->runs = runs;
  buffer->run_capacity = capacity;
  for (uint32_t i = 0; i < old_capacity; i++) {
    if (old[i].hash == 0) continue;
    uint32_t index = (uint32_t)(old[i].hash >> 8) & (capacity - 1);
    while (runs[index].hash != 0) index = (index + 1) & (capacity - 1);
    runs[index] = old[i];
  }
  free(old);
  return true;
}

void ts_run_remember(ts_buffer *buffer, uint32_t entry, const uint16_t *units, size_t start, size_t count) {
  if (buffer->count > 4 * longest_run) return;
  size_t glyph_bytes = buffer->count * sizeof(ts_glyph);
  // Glyphs start at multiples of four.
  size_t bytes = (glyph_bytes + count * sizeof *units + 3) & ~(size_t)3;
  if (!make_room(buffer, bytes)) return;
  uint64_t hash = hash_of(entry, units, count);
  ts_run *run = slot_of(buffer, hash, entry, units, count);
  if (run->hash != 0) return;
  *run = (ts_run){hash, (uint32_t)buffer->arena_used, (uint16_t)count, (uint16_t)buffer->count, entry};
  ts_glyph *glyphs = (ts_glyph *)(void *)(buffer->arena + run->place);
  memcpy(glyphs, buffer->glyphs, glyph_bytes);
  for (size_t i = 0; i < buffer->count; i++) glyphs[i].cluster -= (uint32_t)start;
  memcpy(buffer->arena + run->place + glyph_bytes, units, count * sizeof *units);
  buffer->arena_used += bytes;
  buffer->run_count++;
}

void ts_runs_free(ts_buffer *buffer) {
  free(buffer->runs);
  free(buffer->arena);
}
