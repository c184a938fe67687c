const GAP = 6;
/** Of suggestions; types are as wide as their field, or as their words need. */
const LEAST_WIDTH = 340;
const LEAST_HEIGHT = 120;
const MOST_HEIGHT = 420;

/**
 * Shows a list with `popover="manual"` in the top layer below its field, where no box of the page clips it; the list keeps
 * the place of its style sheet in browsers without popovers. Returns how to stop following the field and hide the list.
 */
export function overPage(list: HTMLElement, field: HTMLElement, leastWidth = LEAST_WIDTH): () => void {
  if (!list.showPopover) return () => {};
  const place = () => {
    const { left, bottom, width } = field.getBoundingClientRect();
    const wide = Math.min(Math.max(width, leastWidth), innerWidth * 0.92);
    const high = Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, innerHeight - bottom - 2 * GAP));
    Object.assign(list.style, {
      insetBlockStart: `${bottom + GAP}px`,
      insetInlineStart: 'auto',
      left: `${Math.max(0, Math.min(left, innerWidth - wide))}px`,
      inlineSize: `${wide}px`,
      maxBlockSize: `${high}px`,
    });
  };
  list.showPopover();
  place();
  // Boxes of the page scroll without bubbling.
  addEventListener('scroll', place, true);
  addEventListener('resize', place);
  return () => {
    removeEventListener('scroll', place, true);
    removeEventListener('resize', place);
    list.hidePopover();
  };
}
