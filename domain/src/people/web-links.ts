/** The networks that agents link to, with their names and the hosts of their pages. */
export const socialNetworks = {
  facebook: { name: 'Facebook', hosts: ['facebook.com', 'fb.com'] },
  instagram: { name: 'Instagram', hosts: ['instagram.com'] },
  linkedin: { name: 'LinkedIn', hosts: ['linkedin.com'] },
  tiktok: { name: 'TikTok', hosts: ['tiktok.com'] },
  twitter: { name: 'X (Twitter)', hosts: ['x.com', 'twitter.com'] },
  youtube: { name: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
} as const;
export type SocialNetwork = keyof typeof socialNetworks;

/** An https address without port, user name and password: its host, and its path. */
const ADDRESS = /^https:\/\/([a-z\d.-]+)(\/[^\s?#\\]*)?([?#]\S*)?$/i;

interface AddressParts {
  readonly host: string;
  readonly path: string;
}

function partsOf(text: string): AddressParts | undefined {
  const [, host, path = '/'] = ADDRESS.exec(text) ?? [];
  return host === undefined ? undefined : { host: host.toLowerCase(), path };
}

const isOfHost = ({ host }: AddressParts, hosts: readonly string[]): boolean =>
  hosts.some((known) => host === known || host.endsWith(`.${known}`));

/** Checks for the https address of a page of a network, other than its front page. */
export function isSocialAddress(network: SocialNetwork, text: string): boolean {
  const parts = partsOf(text);
  return parts !== undefined && parts.path !== '/' && isOfHost(parts, socialNetworks[network].hosts);
}

const videoHosts = ['youtube.com', 'youtube-nocookie.com', 'youtu.be', 'vimeo.com'];

/** Checks for the https address of a video on YouTube or Vimeo, or of a video file. */
export function isVideoAddress(text: string): boolean {
  const parts = partsOf(text);
  return parts !== undefined && (isOfHost(parts, videoHosts) || isVideoFile(parts.path));
}

/** Checks for the path of a video file. */
export const isVideoFile = (path: string): boolean => /\.(mp4|m4v|webm|ogv)$/i.test(path);

/** A typed address without its scheme, such as 'instagram.com/dana', with https before it. */
export const withScheme = (text: string): string =>
  text === '' || /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
