import type { Client } from '../client/client.ts';
import type { ListingSelection } from '../listing-card/listing-card.tsx';
import type { BioSection } from './bio-sections.ts';
import type { AgentContact } from './contact.tsx';

export interface AgentBioProps {
  readonly client: Client;
  /** Username, licence number or 'first-last'; the default agent without one. */
  readonly agent?: string | undefined;
  /** In the order they are shown; name and brokerage always stand first. */
  readonly sections?: readonly BioSection[];
  /** Reviews on a page, 1 to 50. */
  readonly reviewsLimit?: number | undefined;
  /** Level of the agent's name, 1 to 5; the sections are one below. */
  readonly headingLevel?: number | undefined;
  readonly onAgentContact?: ((contact: AgentContact) => unknown) | undefined;
  readonly onListingSelect?: ((selection: ListingSelection) => unknown) | undefined;
}
