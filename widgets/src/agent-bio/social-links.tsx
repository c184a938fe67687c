import type { Agent } from '@hearth/domain/contract/agent.ts';
import type { ReactNode } from 'react';
import { webAddress } from './web-address.ts';

const NAMES: Readonly<Record<keyof Agent['social'], string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  twitter: 'X (Twitter)',
  youtube: 'YouTube',
};

/** The agent's profiles on social media, without addresses that are not https. */
export function SocialLinks({ agent }: { readonly agent: Agent }): ReactNode {
  const links = Object.entries(NAMES).flatMap(([key, name]) => {
    const address = webAddress(agent.social[key as keyof Agent['social']]);
    return address ? [{ name, href: address.href }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ul className="hearth-bio__social" part="social" aria-label={`${agent.firstname} on social media`}>
      {links.map(({ name, href }) => (
        <li key={name}>
          <a className="hearth-bio__line" href={href} target="_blank" rel="noopener nofollow">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
