/** Origin of a link of a widget into the portal: the embed key of its page, and the host of that page where it is known. */
export interface PartnerLink {
  readonly embedKey: string;
  /** With its port where that is not the usual one. */
  readonly host?: string | undefined;
}

/** Parameters of a link into the portal; requests to the API know the first alone. */
export const partnerLinkParameters = ['embedKey', 'embedHost'] as const;

/** A key as `embed_key` takes it. */
export const isKeyShaped = (text: string): boolean => /^hk_[0-9A-Za-z]{20}$/.test(text);

/** Host of an address in the form of browsers; the longest name has 253 characters. */
export const isHostShaped = (text: string): boolean =>
  text.length <= 260 && /^([a-z\d._-]+|\[[a-f\d:.]+\])(:\d{1,5})?$/.test(text);

/**
 * `?embedKey=...&embedHost=...`, which a link into the portal carries; '' without a key.
 *
 * @param key of the page; the signature that frames have behind it is not passed on
 */
export function partnerQuery(key: string | null | undefined, host?: string): string {
  if (!key) return '';
  const [embedKey = ''] = key.split('.');
  const named = host ? `&embedHost=${encodeURIComponent(host)}` : '';
  return `?embedKey=${encodeURIComponent(embedKey)}${named}`;
}

/** The partner link of an address, by its parameters; undefined without a well-formed key. A malformed host counts as unknown. */
export function partnerLinkOf(
  parameter: (name: (typeof partnerLinkParameters)[number]) => string | null,
): PartnerLink | undefined {
  const embedKey = parameter('embedKey') ?? '';
  const host = parameter('embedHost') ?? '';
  if (!isKeyShaped(embedKey)) return undefined;
  return { embedKey, ...(isHostShaped(host) && { host }) };
}

/**
 * The host of the first address that is not the server's own; undefined where there is none.
 *
 * @param server its address
 * @param addresses or origins of the page, and of those around and before it; also 'about:srcdoc', 'null' or nothing
 */
export const partnerHost = (
  server: string,
  addresses: readonly (string | null | undefined)[],
): string | undefined => addresses.map(hostOf).find((host) => host && host !== hostOf(server));

const hostOf = (address: string | null | undefined): string | undefined => address?.split('/')[2];
