/**
 * Characters that draw nothing, hide text or turn its direction round: controls but tab and line feed, and what Unicode
 * calls format characters, such as zero-width ones, soft hyphens, tags and the marks that override directions (U+202E
 * makes 'exe.fdp' of 'pdf.exe'); half a surrogate pair besides, which databases refuse.
 */
const unseen = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}]/gu;

const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g;

/** Text of several lines as a person sees it: unseen characters are gone, line ends are '\n', both ends are trimmed. */
export const plainText = (text: string): string => text.replace(lineEnds, '\n').replace(unseen, '').trim();

/** The same on one line: what breaks lines is a space, so that no header of a mail can be broken. */
export const plainLine = (text: string): string => plainText(text).replace(/\s+/g, ' ');
