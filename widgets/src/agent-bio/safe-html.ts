/**
 * The HTML that the server allows in a bio, and all that the widget shows of it. The second check protects against other
 * servers and against our own mistakes.
 */
export const elements = [
  'p',
  'br',
  'strong',
  'em',
  'b',
  'i',
  'ul',
  'ol',
  'li',
  'a',
  'h3',
  'h4',
  'blockquote',
];

/** `setHTML` of the Sanitizer API, where a browser has it. */
interface Sanitizing extends Element {
  setHTML?(html: string, options: { sanitizer: { elements: unknown[]; attributes: string[] } }): void;
}

/**
 * Shows HTML in `root` without scripts, requests and styles of the page. It uses the browser's sanitizer if there is one;
 * otherwise DOMPurify once it has loaded; otherwise, if the page's policy allows neither, plain text.
 */
export async function showHtml(root: Element, html: string): Promise<void> {
  const box: Sanitizing = document.createElement('div');
  try {
    if (box.setHTML) box.setHTML(html, { sanitizer: { elements, attributes: ['href'] } });
    else box.append(await purifiedOf(html));
  } catch {
    box.replaceChildren(...textLines(html));
  }
  tameLinks(box);
  root.replaceChildren(...box.childNodes);
}

const purifiedOf = async (html: string): Promise<DocumentFragment> =>
  (await import('./purified.ts')).purified(html, elements);

/** Links lead to the web, a phone or a mailbox. They are marked as user content, and their targets learn nothing of this page. */
function tameLinks(box: Element): void {
  for (const link of box.querySelectorAll('a')) {
    if (!/^(https:|mailto:|tel:)/.test(link.href)) link.removeAttribute('href');
    link.rel = 'nofollow ugc noopener';
    link.target = '_blank';
  }
}

/** The words of HTML in paragraphs, read without a parser: only ever used as text. */
export function textLines(html: string): HTMLParagraphElement[] {
  const lines = html
    .replace(/<(script|style)\b.*?(<\/\1>|$)/gis, '')
    .replace(/<\/?(p|li|h\d|br|ul|ol|blockquote)\b[^<>]*>/gi, '\n')
    .replace(/<[^>]*>?/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => CHARACTERS[name] ?? '')
    .split('\n')
    .filter((line) => line.trim());
  return lines.map((line) => {
    const paragraph = document.createElement('p');
    paragraph.textContent = line.trim();
    return paragraph;
  });
}

const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};
