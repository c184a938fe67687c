/**
 * Returns whether a flag of a widget is on, by the text of its attribute; null where it is absent. Any text turns it on but
 * `false`, `no`, `0` and `off`, which frameworks write for false.
 */
export const isFlagOn = (text: string | null): boolean =>
  text !== null && !/^\s*(false|no|0|off)\s*$/i.test(text);
