import type { Agent } from '@hearth/domain/contract/agent.ts';
import type { ReactNode } from 'react';
import { DATA_LANGUAGE } from '../element/data-language.ts';
import { Notice } from '../ui/notice.tsx';
import { deferred, useDeferred } from '../ui/use-deferred.ts';
import type { AgentBioProps } from './agent-bio-props.ts';
import { AgentVideo } from './agent-video.tsx';
import type { BioSection } from './bio-sections.ts';
import { BioText } from './bio-text.tsx';
import { Contact } from './contact.tsx';
import { SocialLinks } from './social-links.tsx';
import { Stars } from './stars.tsx';
import { videoSource } from './video-source.ts';

interface AgentSectionProps extends Omit<AgentBioProps, 'agent' | 'sections'> {
  readonly section: BioSection;
  readonly agent: Agent;
}

/** Pages of reviews and cards of homes are the heavier half, and below the rest. */
const reviews = deferred(async () => (await import('./agent-reviews.tsx')).AgentReviews);
const listings = deferred(async () => (await import('./agent-listings.tsx')).AgentListings);

/** One section of a bio; null, also for its heading, if it is empty. */
export function AgentSection(props: AgentSectionProps): ReactNode {
  const { section, agent, client, headingLevel = 2, onAgentContact } = props;
  const titled = (title: ReactNode, content: ReactNode) => (
    <Titled title={title} part={section} level={headingLevel + 1}>
      {content}
    </Titled>
  );
  switch (section) {
    case 'photo':
      return null;
    case 'contact':
      return <Contact agent={agent} baseUrl={client.baseUrl} onAgentContact={onAgentContact} />;
    case 'bio':
      return agent.bio && titled(`About ${agent.firstname}`, <BioText html={agent.bio} />);
    case 'languages':
      return agent.languages.length > 0 && titled('Languages', <p>{agent.languages.join(', ')}</p>);
    case 'designations':
      return agent.designations.length > 0 && titled('Designations', <Items items={agent.designations} />);
    case 'awards':
      return agent.awards.length > 0 && titled('Awards and Recognition', <Items items={agent.awards} />);
    case 'video': {
      const video = videoSource(agent.video, client.baseUrl);
      return video && titled('Video', <AgentVideo video={video} name={agent.name} />);
    }
    case 'social':
      return <SocialLinks agent={agent} />;
    case 'listings':
      return agent.trecLicense && titled('Current listings', <LateListings {...props} />);
    case 'reviews':
      return agent.reviewCount > 0 && titled(<ReviewsTitle agent={agent} />, <LateReviews {...props} />);
  }
}

interface TitledProps {
  readonly title: ReactNode;
  readonly part: string;
  readonly level: number;
  readonly children: ReactNode;
}

function Titled({ title, part, level, children }: TitledProps): ReactNode {
  const Heading = `h${Math.min(Math.max(Math.round(level), 2), 6)}` as 'h3';
  return (
    <section className="hearth-bio__section" part={part}>
      <Heading>{title}</Heading>
      {children}
    </section>
  );
}

const Items = ({ items }: { readonly items: readonly string[] }): ReactNode => (
  <ul>
    {[...new Set(items)].map((item) => (
      <li key={item} lang={DATA_LANGUAGE}>
        {item}
      </li>
    ))}
  </ul>
);

const ReviewsTitle = ({ agent }: { readonly agent: Agent }): ReactNode => (
  <>
    Reviews ({agent.reviewCount}){' '}
    {agent.averageRating !== null && <Stars rating={agent.averageRating} withNumber />}
  </>
);

function LateReviews({ client, agent, reviewsLimit = 5 }: AgentSectionProps): ReactNode {
  const Reviews = useDeferred(reviews);
  const limit = Math.min(Math.max(Math.round(reviewsLimit), 1), 50);
  if (Reviews === null) return <Notice>The reviews are not available here.</Notice>;
  return Reviews ? <Reviews client={client} agent={agent} limit={limit} /> : <Wait />;
}

function LateListings({ client, agent, headingLevel = 2, onListingSelect }: AgentSectionProps): ReactNode {
  const Listings = useDeferred(listings);
  if (Listings === null) return <Notice>The listings are not available here.</Notice>;
  const below = Math.min(Math.max(Math.round(headingLevel) + 2, 2), 4) as 2 | 3 | 4;
  if (!Listings) return <Wait />;
  return <Listings client={client} agent={agent} headingLevel={below} onListingSelect={onListingSelect} />;
}

/** About as high as the content that loads. */
const Wait = (): ReactNode => <div className="hearth-bio__wait" />;
