/** Start of a section, in pixels below the upper edge of the scroll container. */
export interface SectionStart {
  readonly id: string;
  readonly top: number;
}

/**
 * The section that is read: the last one that begins above the line. At the end of the page the sections in view may be too short to come
 * up to the line: it is the chosen one of them, else the last.
 *
 * @param sections in the order of the page
 * @param line below which a section has not begun yet
 * @param chosen id of the section that the visitor went to last
 * @returns null before the first section
 */
export function currentSection(
  sections: readonly SectionStart[],
  line: number,
  isAtEnd: boolean,
  chosen: string | undefined,
): string | null {
  const begun = sections.findLastIndex(({ top }) => top <= line);
  if (!isAtEnd) return sections[begun]?.id ?? null;
  const inView = sections.slice(Math.max(0, begun));
  return (inView.find(({ id }) => id === chosen) ?? inView.at(-1))?.id ?? null;
}
