/** Index of the photo in view. Scroll offsets run below zero where text runs from right to left. */
export const photoInView = (row: HTMLElement): number =>
  Math.round(Math.abs(row.scrollLeft) / Math.max(row.clientWidth, 1));
