import { plainText } from '@hearth/domain/inquiry/plain-text.ts';
import { decodeHTMLStrict } from 'entities';

/** Tags that begin or end a line. */
const blocks = /<\/?(?:br|p|div|li|ul|ol|h[1-6]|table|tr|blockquote)(?:\s[^<>]*)?\/?>/gi;
/** Tags within a line. Whatever else stands in angle brackets is text: '<2 acres'. */
const inline = /<\/?(?:[abiu]|em|strong|span|font|small|sub|sup|td|th)(?:\s[^<>]*)?\/?>/gi;

/** Texts that passed two programs have entities of entities: '&amp;#39;'. */
const mostDecodings = 3;

/**
 * The text of a feed's value: entities decoded, tags of HTML as line ends or nothing, no invisible characters, spaces and
 * empty lines in no long rows.
 */
export function markedUpText(text: string): string {
  let read = text.normalize('NFC');
  for (let times = 0; times < mostDecodings; times++) {
    const decoded = decodeHTMLStrict(read.replace(blocks, '\n').replace(inline, ''));
    if (decoded === read) break;
    read = decoded;
  }
  return plainText(read)
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n');
}
