// ICU is reached through CTextShims only; this header names no ICU type, so that Swift never sees one.
