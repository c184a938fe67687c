/** A part that opens something to all who have it: the page of an embed key, a subscription of mails, a calendar. */
const LINK = /(\/(?:embed\/key|listing\/calendar|subscription|(?:un)?subscribe)\/)[^/]+/gi;
/** An invitation names its person. */
const INVITATION = /(\/signup\/).+/i;

/** A path without the parts that no log and no history stores. */
export const withoutSecrets = (path: string): string => path.replace(LINK, '$1…').replace(INVITATION, '$1…');
