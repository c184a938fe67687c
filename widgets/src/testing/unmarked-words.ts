/** Attributes that people read or hear. */
const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription'];

/** Words of dates, times and units that come from `Intl` or are the same in Spanish. */
const SAME =
  /\b(lunes|martes|miércoles|jueves|viernes|sábado|domingo|lun|mar|mié|jue|vie|sáb|dom|de|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|ene|feb|abr|may|jun|jul|ago|sept?|oct|nov|dic|hora|central|a|p|m|mi|ft|k|PMI|HOA|MLS|TREC|acres?)\b/gi;

/**
 * The words of an element that are neither marked as texts of the catalogue (`spanish/marked.mjs`) nor part of `data`, each with its place. Shadow roots
 * within it count, content of the page does not.
 */
export function unmarkedWords(root: ParentNode, data: readonly string[]): readonly string[] {
  const known = data.join('\n');
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
    ...textsOf(element).filter((text) => hasWords(text, known)),
    ...(element.shadowRoot ? unmarkedWords(element.shadowRoot, data) : []),
  ]);
}

function textsOf(element: Element): string[] {
  if (['STYLE', 'SCRIPT'].includes(element.tagName)) return [];
  const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
  const spoken = SPOKEN.flatMap((name) => element.getAttribute(name) ?? []);
  return [...own.map(({ textContent }) => textContent ?? ''), ...spoken];
}

function hasWords(text: string, known: string): boolean {
  const parts = withoutMarked(text)
    .split(/[|⟦⟧]|\s·\s|,\s/)
    .map((part) => part.trim());
  return parts.some((part) => /\p{L}{2}/u.test(part.replace(SAME, '')) && !known.includes(part));
}

/** Marked texts may lie within one another. */
function withoutMarked(text: string): string {
  const less = text.replace(/⟦[^⟦⟧]*⟧/g, '|');
  return less === text ? text : withoutMarked(less);
}

/** All texts of answers. */
export const textsWithin = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsWithin)
      : [];
