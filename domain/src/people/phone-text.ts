const usPhone = /^\s*(?:\+?1[\s.-]*)?\(?(\d{3})\)?[\s.-]*(\d{3})[\s.-]*(\d{4})[\s,;]*$/;

/** An extension behind a number: 'x4', 'ext. 4', 'Extension 4', '#4', ';ext=4'. */
const extensionPattern = /(?:extension|extn|ext|x|#)[\s.:=]*(\d{1,7})$/i;

/** The number of a phone without its extension, as it is written, and the extension. */
export function phoneParts(text: string): {
  readonly number: string;
  readonly extension: string | undefined;
} {
  const trimmed = text.trim();
  const [written = '', extension] = extensionPattern.exec(trimmed) ?? [];
  return { number: trimmed.slice(0, trimmed.length - written.length), extension };
}

/**
 * A US phone number as all pages and mails show it, '+1 (512) 555-0146' or '+1 (512) 555-0146 x3'; any other text
 * unchanged.
 */
export function phoneText(text: string): string {
  const { number, extension } = phoneParts(text);
  const [, area, exchange, line] = usPhone.exec(number) ?? [];
  if (area === undefined) return text;
  return `+1 (${area}) ${exchange}-${line}${extension === undefined ? '' : ` x${extension}`}`;
}

/** The address that dials a phone number and then its extension (RFC 3966). */
export function phoneUrl(text: string): string {
  const { number, extension } = phoneParts(text);
  return `tel:${number.replace(/[^\d+]/g, '')}${extension === undefined ? '' : `;ext=${extension}`}`;
}
