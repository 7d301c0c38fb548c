#include "icu_shims.h"

#include <stdbool.h>
#include <string.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utf16.h>

enum { bracket_depth = 32 };

// What a run of one script knows while the text is read once from start to end.
typedef struct {
  int32_t *ends;
  int32_t *scripts;
  int32_t capacity;
  int32_t count;
  int32_t script;  // of the open run; USCRIPT_COMMON while nothing has decided
  struct {
    UChar32 closing;
    int32_t script;
  } brackets[bracket_depth];
  int32_t depth;
} run_state;

static void end_run(run_state *state, int32_t offset) {
  if (state->count < state->capacity) {
    state->ends[state->count] = offset;
    state->scripts[state->count] = state->script;
  }
  state->count++;
}

static int is_weak(int32_t script) { return script == USCRIPT_COMMON || script == USCRIPT_INHERITED; }

static int is_mark(UChar32 c) { return (U_GET_GC_MASK(c) & U_GC_M_MASK) != 0; }

// The script that the characters from `offset` on decide, if one of the extensions of `c` serves them; else the first
// extension. UAX #24, section 5.1: a character used with several scripts takes the one of its neighbours.
static int32_t script_among_extensions(UChar32 c, const uint16_t *text, int32_t offset, int32_t length) {
  UErrorCode code = U_ZERO_ERROR;
  UScriptCode extensions[64];
  int32_t count = uscript_getScriptExtensions(c, extensions, 64, &code);
  if (U_FAILURE(code) || count <= 0 || is_weak(extensions[0])) return USCRIPT_COMMON;
  for (int32_t steps = 0; offset < length && steps < 16; steps++) {
    UChar32 next;
    U16_NEXT(text, offset, length, next);
    int32_t script = uscript_getScript(next, &code);
    if (U_FAILURE(code)) break;
    if (is_weak(script)) continue;
    return uscript_hasScript(c, script) ? script : extensions[0];
  }
  return extensions[0];
}

// A closing bracket takes the script of its opening one, so that a parenthesis in another script does not split a run.
static int32_t bracket_script(run_state *state, UChar32 c) {
  int32_t type = u_getIntPropertyValue(c, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
  if (type == U_BPT_OPEN) {
    if (state->depth == bracket_depth) {
      memmove(state->brackets, state->brackets + 1, sizeof(state->brackets) - sizeof(state->brackets[0]));
      state->depth--;
    }
    state->brackets[state->depth].closing = u_getBidiPairedBracket(c);
    state->brackets[state->depth].script = state->script;
    state->depth++;
  } else if (type == U_BPT_CLOSE) {
    for (int32_t i = state->depth - 1; i >= 0; i--) {
      if (state->brackets[i].closing != c) continue;
      state->depth = i;
      return state->brackets[i].script;
    }
  }
  return USCRIPT_COMMON;
}

static void decide(run_state *state, int32_t script, int32_t offset) {
  if (is_weak(script) || script == state->script) return;
  if (state->script == USCRIPT_COMMON) {
    for (int32_t i = 0; i < state->depth; i++) {
      if (state->brackets[i].script == USCRIPT_COMMON) state->brackets[i].script = script;
    }
  } else {
    end_run(state, offset);
  }
  state->script = script;
}

int32_t ts_script_runs(const uint16_t *text, int32_t length, int32_t *ends, int32_t *scripts, int32_t capacity) {
  run_state state = {.ends = ends, .scripts = scripts, .capacity = capacity, .script = USCRIPT_COMMON};
  for (int32_t i = 0; i < length;) {
    int32_t start = i;
    UChar32 c;
    U16_NEXT(text, i, length, c);
    if (c < 0x80) {
      int is_letter = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
      int is_bracket = c == '(' || c == ')' || c == '[' || c == ']' || c == '{' || c == '}';
      if (is_letter) decide(&state, USCRIPT_LATIN, start);
      if (is_bracket) decide(&state, bracket_script(&state, c), start);
      continue;
    }
    // A mark stays with its base whatever its own script: fonts place it only within the base's run.
    if (is_mark(c) && start > 0) continue;
    UErrorCode code = U_ZERO_ERROR;
    int32_t script = uscript_getScript(c, &code);
    if (U_FAILURE(code)) script = USCRIPT_UNKNOWN;
    if (script == USCRIPT_UNKNOWN) continue;
    if (!is_weak(script)) {
      if (script != state.script && !is_weak(state.script) && uscript_hasScript(c, state.script)) continue;
      decide(&state, script, start);
      continue;
    }
    if (!is_weak(state.script) && uscript_hasScript(c, state.script)) continue;
    int32_t extension = script_among_extensions(c, text, i, length);
    decide(&state, is_weak(extension) ? bracket_script(&state, c) : extension, start);
  }
  if (length > 0) end_run(&state, length);
  return state.count;
}

const char *ts_script_name(int32_t script) {
  const char *name = script < 0 ? NULL : uscript_getShortName((UScriptCode)script);
  return name == NULL || name[0] == '\0' ? "Zzzz" : name;
}

uint32_t ts_script_tag(int32_t script) {
  // The scripts of most texts; two threads that look the same one up write the same number.
  static _Atomic uint32_t known[USCRIPT_CODE_LIMIT];
  bool is_listed = script >= 0 && script < USCRIPT_CODE_LIMIT;
  uint32_t tag = is_listed ? known[script] : 0;
  if (tag != 0) return tag;
  const char *name = ts_script_name(script);
  for (int i = 0; i < 4; i++) tag = tag << 8 | (uint8_t)name[i];
  if (is_listed) known[script] = tag;
  return tag;
}
