/**
 * Words of a stranger in which mail programs recognise no address of the web or of mail: an invisible word joiner follows each dot,
 * colon, slash and at sign within a word. Otherwise anyone could have the brokerage send their links.
 */
export const withoutLinks = (text: string): string => text.replace(/([.:/@])(?=\S)/g, '$1\u2060');
