import type { AgentCard, Agent as PublicAgent, SocialLinks } from '@hearth/domain/contract/agent.ts';
import { agentPathOf } from '@hearth/domain/page/pages.ts';
import { longestAgentName } from '@hearth/domain/people/bio-name.ts';
import { isVideoAddress, isVideoFile } from '@hearth/domain/people/web-links.ts';
import type { Brokerage } from '../site/brokerage.service.ts';
import type { CardSource } from './directory.queries.ts';
import type { AgentSource } from './public-agent.queries.ts';
import { safeBio } from './safe-bio.ts';

/** An agent as the public may know them, by the brokerage they work for. @param mates of the agent's team */
export function publicAgent(
  source: AgentSource,
  brokerage: Brokerage,
  mates: readonly CardSource[],
): PublicAgent {
  const { agentId, firstname, lastname } = source;
  return {
    agentId,
    username: agentId,
    firstname,
    lastname,
    name: nameOf(source),
    sfId: source.sfId,
    trecLicense: source.trecLicense,
    title: source.title,
    userAccountType: source.userAccountType,
    url: agentPath(source),
    bio: safeBio(source.bio),
    email: source.email,
    phone: source.phone,
    headshotUrlSquare: headshotOf(source),
    languages: [...source.languages],
    designations: [...source.designations],
    awards: [...source.awards],
    video: videoAddress(source.video),
    social: socialLinks(source.social),
    team: {
      name: source.teamName,
      type: source.teamType,
      teammates: mates.map((mate) => ({ name: nameOf(mate), url: agentPath(mate) })),
    },
    coverUrl: publicCover(source),
    licenseCheckedOn: source.trecLicense === null ? null : source.licenseCheckedOn,
    reviewCount: source.reviewCount,
    averageRating: source.averageRating,
    brokerage: {
      name: brokerage.name,
      phone: source.officePhone ?? brokerage.phone,
      address: source.officeAddress ?? brokerage.address,
    },
    defaultAgent: source.defaultAgent,
  };
}

/** An agent in the directory. @param brokerage name of the brokerage they work for */
export const agentCard = (source: CardSource, brokerage: string): AgentCard => ({
  agentId: source.agentId,
  firstname: source.firstname,
  lastname: source.lastname,
  name: nameOf(source),
  title: source.title,
  trecLicense: source.trecLicense,
  url: agentPath(source),
  phone: source.phone,
  headshotUrlSquare: headshotOf(source),
  languages: [...source.languages],
  teamName: source.teamName,
  brokerage,
});

const nameOf = ({ firstname, lastname }: Pick<AgentSource, 'firstname' | 'lastname'>): string =>
  `${firstname} ${lastname}`.trim();

/** Path of the bio page of an agent. */
export const agentPath = (source: Parameters<typeof pageName>[0]): string => agentPathOf(pageName(source));

/** A path of this server or an address of the web; null for anything else. */
export const headshotOf = ({
  headshotUrlSquare: url,
}: Pick<AgentSource, 'headshotUrlSquare'>): string | null => ownPath(url) ?? httpsAddress(url);

/** The same of the wide picture. */
export const publicCover = ({ coverUrl: url }: Pick<AgentSource, 'coverUrl'>): string | null =>
  ownPath(url) ?? httpsAddress(url);

/** Two of one name cannot have one page; the later one's goes by the username. */
const pageName = ({
  agentId,
  bioName,
  ownsBioName,
}: Pick<AgentSource, 'agentId' | 'bioName' | 'ownsBioName'>): string =>
  ownsBioName && bioName !== '' && bioName.length <= longestAgentName ? bioName : agentId;

/** Links of an agent, each an https address. */
export const socialLinks = (links: AgentSource['social']): SocialLinks => ({
  facebook: httpsAddress(links.facebook),
  instagram: httpsAddress(links.instagram),
  linkedin: httpsAddress(links.linkedin),
  tiktok: httpsAddress(links.tiktok),
  twitter: httpsAddress(links.twitter),
  youtube: httpsAddress(links.youtube),
});

/** A path of this server, e.g. '/photos/portrait-07-640.webp'. */
const ownPath = (text: string | null): string | null =>
  text !== null && /^\/(?![/\\])[\w./-]+$/.test(text) ? text : null;

/** Checked on output, independent of the writer of the row, because pages use the address in links. */
function httpsAddress(text: string | null | undefined): string | null {
  if (!text || !URL.canParse(text)) return null;
  const { protocol, href, username } = new URL(text);
  return protocol === 'https:' && username === '' ? href : null;
}

function videoAddress(text: string | null): string | null {
  const address = httpsAddress(text);
  if (address !== null) return isVideoAddress(address) ? address : null;
  const path = ownPath(text);
  return path !== null && isVideoFile(path) ? path : null;
}
