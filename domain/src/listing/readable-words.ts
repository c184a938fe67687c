/**
 * A value of a RESO lookup in words: feeds send 'WalkInClosets', 'walk_in_closets' or 'Walk-In Closet(s)'. A value with spaces
 * is shown as the feed wrote it, and so are names with a small first part ('WiFi', 'McQueeney').
 */
export function readableWords(value: string): string {
  const text = value.trim();
  if (/\s/.test(text)) return text;
  const spaced = /^([A-Z][a-z]{2,}|[A-Z]{2,}|[a-z]{3,})/.test(text)
    ? text
        .replace(/([a-z\d])([A-Z])/g, '$1 $2')
        .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
        .replace(/_+/g, ' ')
    : text;
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Values of a lookup in words, each once; what only says that there is nothing is left out. */
export const readableList = (values: readonly string[]): readonly string[] => [
  ...new Set(values.map(readableWords).filter((value) => !saysNothing.test(value))),
];

const saysNothing = /^(none|no|n\/?a|not applicable|unknown|see remarks|other|)$/i;
