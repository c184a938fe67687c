/** Lower case, accents and punctuation gone, single spaces: '1204 s lamar blvd unit 3 austin tx 78704'. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * As `addressText` stores it. Numbers are copied with what stands before them: 'MLS# 4000001', 'mls4000001' and 'MLS No.
 * 4000001' mean '4000001', and 'EL# 1131' means 'el1131'.
 */
export const searchedText = (text: string): string =>
  plainText(text)
    .replace(/\bmls ?((id|no|number) )?(?=\d)/g, '')
    .replace(/\bel (?=\d+( |$))/g, 'el');
