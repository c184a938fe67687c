const usPhone = /^\s*(?:\+?1[\s.-]*)?\(?(\d{3})\)?[\s.-]*(\d{3})[\s.-]*(\d{4})\s*$/;

/** A US phone number as all pages and mails show it, '+1 (512) 555-0146'; any other text unchanged. */
export function phoneText(text: string): string {
  const [, area, exchange, line] = usPhone.exec(text) ?? [];
  return area ? `+1 (${area}) ${exchange}-${line}` : text;
}
