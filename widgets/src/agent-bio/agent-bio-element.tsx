import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { elementClient } from '../client/element-client.ts';
import type { ListingSelection } from '../listing-card/listing-card.tsx';
import { leadingTo } from '../ui/leading-to.ts';
import { AgentBio } from './agent-bio.tsx';
import { readSections } from './bio-sections.ts';
import type { AgentContact } from './contact.tsx';

export interface AgentBioElementProps {
  /** Username, licence number, or the name in the bio page's address (`first-last`); without one the default agent. */
  readonly agent?: string | undefined;
  /**
   * Which parts, in this order, with commas: `photo`, `contact`, `bio`, `languages`, `designations`, `awards`, `video`,
   * `social`, `listings`, `reviews`. All of them by default. Name and brokerage are always there.
   */
  readonly sections?: string | undefined;
  /** Reviews on a page, 1 to 50; 5 by default. */
  readonly reviewsLimit?: number | undefined;
  /**
   * The page that listings lead to, with `{id}` for the id of each: one of yours, such as `/homes/{id}`. Without it they lead to the
   * portal's pages.
   */
  readonly listingUrl?: string | undefined;
  /** Level of the agent's name as a heading of the page, 1 to 5; 2 by default. */
  readonly headingLevel?: number | undefined;
  /**
   * A visitor wants to write to the agent: `agent` and the `url` of the server's form. `preventDefault()` prevents the
   * navigation to that form or to the agent's inquiry form on the same page.
   */
  readonly onAgentContact?: (contact: AgentContact) => unknown;
  /** A visitor opened a listing; `preventDefault()` keeps the link from being followed. */
  readonly onListingSelect?: (selection: ListingSelection) => unknown;
}

/** `<hearth-agent-bio agent="first-last">` */
export function AgentBioElement({ sections, listingUrl, ...props }: AgentBioElementProps): ReactNode {
  const wanted = useMemo(() => readSections(sections), [sections]);
  return (
    <AgentBio key={listingUrl} {...props} client={leadingTo(elementClient(), listingUrl)} sections={wanted} />
  );
}
