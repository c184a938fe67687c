import { decodeHTML, escapeText } from 'entities';
import { safeBio } from './safe-bio.ts';

/** The bio of a typed text, as `safeBio` shows it: an empty line divides paragraphs. null for an empty text. */
export function bioOfText(text: string): string | null {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  const html = paragraphs
    .filter(Boolean)
    .map((each) => `<p>${escapeText(each).replaceAll('\n', '<br />')}</p>`);
  return html.join('') || null;
}

/** The plain text of a bio, for a form: entries of lists get a hyphen, and links their address. */
export function textOfBio(bio: string | null): string {
  const text = (safeBio(bio) ?? '')
    .replaceAll(/[ \t\n]+/g, ' ')
    .replaceAll(/<a href="([^"]*)"[^<>]*>([^<>]*)<\/a>/g, (_, address: string, words: string) =>
      words === address ? words : `${words} (${address})`,
    )
    .replaceAll('<li>', '- ')
    .replaceAll(/ ?<(?:br \/|\/li)> ?/g, '\n')
    .replaceAll(/ ?<\/(?:p|ul|ol|h3|h4|blockquote)> ?/g, '\n\n')
    .replaceAll(/<[^<>]*>/g, '');
  return decodeHTML(text)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Returns whether a bio has more than paragraphs, which `textOfBio` reduces to text. */
export const isFormatted = (bio: string | null): boolean => /<(?!\/?p>|br \/>)/.test(safeBio(bio) ?? '');
