/** Where a section begins, in pixels below the upper edge of what scrolls. */
export interface SectionStart {
  readonly id: string;
  readonly top: number;
}

/**
 * The section that is read: the last one that begins above the line. At the end of the page it is the last section in view, which may be too short
 * to come up to the line.
 *
 * @param sections in the order of the page
 * @param line below which a section has not begun yet
 * @returns null before the first section
 */
export function currentSection(
  sections: readonly SectionStart[],
  line: number,
  isAtEnd: boolean,
): string | null {
  if (isAtEnd) return sections.at(-1)?.id ?? null;
  return sections.findLast(({ top }) => top <= line)?.id ?? null;
}
