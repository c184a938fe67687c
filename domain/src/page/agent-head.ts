import type { RealEstateAgent, WithContext } from 'schema-dts';
import type { Agent } from '../contract/agent.ts';
import type { Edition } from '../edition/editions.ts';
import { cutAtWord } from '../search/areas/area-words.ts';
import { knownFacts } from './known-facts.ts';
import type { PageHead } from './page-head.ts';

/** 'Ada Reyes, Realtor in Austin | Hearth Austin'. */
export const agentTitle = (
  { name, title }: Pick<Agent, 'name' | 'title'>,
  edition: Pick<Edition, 'name' | 'city'>,
): string => `${name}, ${title ?? 'Real Estate Agent'} in ${edition.city} | ${edition.name}`;

/** The head of an agent's page. */
export const agentHead = (agent: Agent, edition: Pick<Edition, 'name' | 'city'>): PageHead => ({
  title: agentTitle(agent, edition),
  description: agentDescription(agent),
  canonical: agent.url,
  image: agent.headshotUrlSquare === null ? null : { path: agent.headshotUrlSquare, width: 640, height: 640 },
});

/** Firm, licence and languages, then the first words of the bio; at most 299 characters. */
function agentDescription({ name, brokerage, trecLicense, languages, bio }: Agent): string {
  const license = trecLicense ? `, TREC license ${trecLicense}` : '';
  const speaks = languages.length > 1 ? `Speaks ${languages.join(', ')}.` : '';
  const words = (bio ?? '').replace(/<[^<>]*>/g, ' ');
  return cutAtWord(
    [`${name} of ${brokerage.name}${license}.`, speaks, words].join(' ').replace(/\s+/g, ' ').trim(),
  );
}

/**
 * Facts about an agent for search engines (schema.org, JSON-LD). It has no aggregateRating: search engines refuse stars of reviews that a
 * business shows of itself.
 *
 * @param publicUrl where people reach the portal, without a slash at the end
 */
export function agentData(agent: Agent, publicUrl: string): WithContext<RealEstateAgent> {
  const { brokerage, social, headshotUrlSquare: photo } = agent;
  const links = Object.values(social).filter((link) => link !== null);
  return knownFacts<WithContext<RealEstateAgent>>({
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    name: agent.name,
    url: publicUrl + agent.url,
    image: photo === null ? undefined : photo.startsWith('/') ? publicUrl + photo : photo,
    description: agent.title ?? undefined,
    telephone: agent.phone ?? undefined,
    email: agent.email ?? undefined,
    knowsLanguage: agent.languages,
    sameAs: links.length > 0 ? links : undefined,
    hasCredential: agent.trecLicense
      ? {
          '@type': 'EducationalOccupationalCredential',
          credentialCategory: 'license',
          identifier: agent.trecLicense,
        }
      : undefined,
    parentOrganization: knownFacts<RealEstateAgent>({
      '@type': 'RealEstateAgent',
      name: brokerage.name,
      telephone: brokerage.phone ?? undefined,
      address: brokerage.address ?? undefined,
    }),
  });
}
