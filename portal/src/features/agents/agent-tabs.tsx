import type { Agent } from '@hearth/domain/contract/agent.ts';
import { AgentSection } from '@hearth/widgets/agent-bio/agent-section.tsx';
import type { BioSection } from '@hearth/widgets/agent-bio/bio-sections.ts';
import { videoSource } from '@hearth/widgets/agent-bio/video-source.ts';
import type { ReactNode } from 'react';
import type { Location } from 'react-router';
import { useApp } from '../../shared/app/app-context.tsx';
import { useListAddress } from '../../shared/personal-list/list-state.ts';
import { Tabs } from '../../ui/tabs.tsx';

const names = ['bio', 'reviews', 'video', 'awards', 'designations'] as const satisfies readonly BioSection[];
type Tab = (typeof names)[number];

const labels: Readonly<Record<Tab, string>> = {
  bio: 'Bio',
  reviews: 'Reviews',
  video: 'Video',
  awards: 'Awards and Recognition',
  designations: 'Designations',
};

const choices = { tab: names } as const;

interface AgentTabsProps {
  readonly agent: Agent;
  readonly location: Location;
}

/** The parts of a bio that an agent has, one at a time; the address names the part. */
export function AgentTabs({ agent, location }: AgentTabsProps): ReactNode {
  const { client } = useApp();
  const { chosen, choose } = useListAddress(location, choices);
  const tabs = names
    .filter((name) => has[name](agent, client.baseUrl))
    .map((value) => ({ value, label: labels[value] }));
  const tab = tabs.find(({ value }) => value === chosen.tab)?.value ?? tabs[0]?.value;
  if (tab === undefined) return null;
  return (
    <section className="agent-parts" aria-label={`About ${agent.name}`}>
      <Tabs label="Parts of this page" tabs={tabs} value={tab} onChange={(next) => choose({ tab: next })}>
        <AgentSection
          key={tab}
          section={tab}
          agent={agent}
          client={client}
          headingLevel={1}
          reviewsLimit={10}
        />
        <p className="agent-source">{sources[tab](agent)}</p>
      </Tabs>
    </section>
  );
}

const has: Readonly<Record<Tab, (agent: Agent, baseUrl: string) => boolean>> = {
  bio: ({ bio }) => bio !== null,
  reviews: ({ reviewCount }) => reviewCount > 0,
  video: ({ video }, baseUrl) => videoSource(video, baseUrl) !== null,
  awards: ({ awards }) => awards.length > 0,
  designations: ({ designations }) => designations.length > 0,
};

const byAgent = ({ firstname, name }: Agent): string => `Provided by ${firstname || name}.`;

/** Origin of each part's claims. */
const sources: Readonly<Record<Tab, (agent: Agent) => string>> = {
  bio: byAgent,
  video: byAgent,
  awards: byAgent,
  designations: byAgent,
  reviews: () =>
    'Written by clients who confirmed their email. We read each review before it appears and never change its words.',
};
