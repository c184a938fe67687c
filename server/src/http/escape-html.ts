/** Text that means nothing but itself in HTML and XML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.codePointAt(0)};`);
