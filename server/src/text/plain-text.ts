/** Lower case, accents and punctuation gone, single spaces: '1204 s lamar blvd unit 3 austin tx 78704'. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Words before the number of a listing. */
export const mlsNumber = /\bmls ?((id|no|number) )?(?=\d)/g;
/** The prefix of an exclusive listing's number, apart from it. */
export const exclusiveNumber = /\bel (?=\d+( |$))/g;

/**
 * The form of a typed text in which names are compared. Numbers are copied with their prefix: 'MLS# 4000001', 'mls4000001' and 'MLS No.
 * 4000001' mean '4000001', and 'EL# 1131' means 'el1131'.
 */
export const searchedText = (text: string): string =>
  plainText(text).replace(mlsNumber, '').replace(exclusiveNumber, 'el');
