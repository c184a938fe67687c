/**
 * Characters that are invisible, hide text or reverse its direction: controls other than tab and line feed, and Unicode's
 * format characters, such as zero-width characters, soft hyphens, tags and direction overrides (U+202E shows 'pdf.exe' as
 * 'exe.fdp'). Also lone surrogates, which PostgreSQL refuses. The joiner within an emoji stays, which would fall apart.
 */
const unseen =
  /(?<=\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]?)(\u200d)(?=\p{Extended_Pictographic})|(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}]/gu;

const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/** Multi-line text without invisible characters, with '\n' as line ends, trimmed. */
export const plainText = (text: string): string => text.replace(lineEnds, '\n').replace(unseen, '$1').trim();

/** The same on one line: line breaks become spaces, so that text cannot add mail headers. */
export const plainLine = (text: string): string => plainText(text).replace(/\s+/g, ' ');
