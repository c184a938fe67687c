import { editions } from '@hearth/domain/edition/editions.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import type { MlsOffice } from '../people/mls-offices.ts';
import type { SampleAgent } from '../people/sample-agent.ts';
import type { Random } from '../random.ts';
import type { Draft } from './draft.ts';

/** The listing agents and offices of a region. */
export interface Market {
  readonly offices: readonly MlsOffice[];
  /** The brokerage's own. */
  readonly agents: readonly SampleAgent[];
}

export type Representation = Pick<
  Listing,
  | 'agentId'
  | 'listagentfullname'
  | 'listagentdirectphone'
  | 'listagentemail'
  | 'listofficename'
  | 'listofficemlsid'
  | 'attributioncontact'
  | 'showOnAgentBIO'
>;

/** The brokerage's share of MLS listings; exclusive listings are always its own. */
const OWN_SHARE = 0.06;

export function drawRepresentation(random: Random, draft: Draft, market: Market): Representation {
  const own = draft.source === 'EX' || random.chance(OWN_SHARE);
  return own ? ownAgent(random, draft, market) : otherAgent(random, market);
}

function ownAgent(random: Random, draft: Draft, { agents }: Market): Representation {
  const { name, officeCode } = editions[draft.edition];
  const agent = random.pick(agents.filter(({ userAccountType }) => userAccountType === null));
  return {
    agentId: agent.agentId,
    listagentfullname: `${agent.firstname} ${agent.lastname}`,
    listagentdirectphone: agent.phone,
    listagentemail: agent.email,
    listofficename: name,
    listofficemlsid: officeCode,
    attributioncontact: agent.phone,
    showOnAgentBIO: random.chance(0.92),
  };
}

function otherAgent(random: Random, { offices }: Market): Representation {
  const office = random.pick(offices);
  const agent = random.pick(office.agents);
  return {
    agentId: null,
    listagentfullname: agent.name,
    listagentdirectphone: agent.phone,
    listagentemail: agent.email,
    listofficename: office.name,
    listofficemlsid: office.mlsId,
    attributioncontact: random.chance(0.8) ? agent.phone : office.phone,
    showOnAgentBIO: true,
  };
}
