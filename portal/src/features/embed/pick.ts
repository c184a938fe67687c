import { getAgent, listAgents } from '@hearth/domain/contract/agent.ts';
import { getListing } from '@hearth/domain/contract/listing.ts';
import { getSuggestions, type Suggestion } from '@hearth/domain/contract/suggestions.ts';
import { fullAddress } from '@hearth/domain/listing/address.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { Client } from '@hearth/widgets/client/client.ts';

/** A thing that an option names. */
export interface Pick {
  /** In the snippet. */
  readonly value: string;
  /** For people. */
  readonly label: string;
}

interface Picking {
  /** Things that match the typed words; the first is the one of exactly this number, name or address. */
  readonly search: (client: Client, text: string, signal: AbortSignal) => Promise<readonly Pick[]>;
  /** The thing with this value; rejects where there is none. */
  readonly lookUp: (client: Client, value: string, signal: AbortSignal) => Promise<Pick>;
  readonly placeholder: string;
  /** The next step where there is no such thing. */
  readonly unknown: string;
}

/** The page of a home, whose address ends in its number. */
const HOME_PAGE = /(?<![a-z\d])([a-z]{0,4}\d{4,20})\.html/i;
const HOME_NUMBER = /^(MLS ?#? ?)?([a-z]{0,4}\d{4,})$/i;

const home: Picking = {
  async search(client, text, signal) {
    const number = HOME_PAGE.exec(text)?.[1] ?? HOME_NUMBER.exec(text)?.[2];
    if (number !== undefined) return [await home.lookUp(client, number, signal)];
    const hits = await suggestions(client, text, signal);
    return hits.flatMap(({ url, name, detail }) => {
      const value = HOME_PAGE.exec(url ?? '')?.[1];
      return value === undefined ? [] : [{ value, label: [name, detail].filter(Boolean).join(', ') }];
    });
  },
  async lookUp(client, id, signal) {
    const listing = await client.call(getListing, { params: { id }, signal });
    return { value: id, label: fullAddress(listing) };
  },
  placeholder: 'Address, MLS number or a link to its page',
  unknown: 'No home on this site has this number. Type its address and choose it from the list.',
};

const agent: Picking = {
  async search(client, query, signal) {
    const { hits } = await client.call(listAgents, { query: { query, limit: 8 }, signal });
    return hits.map(({ agentId, name }) => ({ value: agentId, label: name }));
  },
  async lookUp(client, agentId, signal) {
    const { name } = await client.call(getAgent, { params: { agentId }, signal });
    return { value: agentId, label: name };
  },
  placeholder: 'Part of a name',
  unknown: 'No agent of this site has this name. Type a part of it and choose from the list.',
};

const area: Picking = {
  async search(client, text, signal) {
    const hits = await suggestions(client, text, signal);
    return hits.map(areaOf);
  },
  async lookUp(client, value, signal) {
    const hits = await suggestions(client, value, signal);
    if (!hits.some(({ likeness }) => likeness === undefined)) throw new ApiError('not_found', value);
    return { value, label: value };
  },
  placeholder: 'City, ZIP or neighborhood',
  unknown: 'No area has this name. Type a part of it and choose from the list.',
};

const areaOf = ({ name, detail }: Suggestion): Pick => ({
  value: name,
  label: [name, detail].filter(Boolean).join(', '),
});

async function suggestions(
  client: Client,
  text: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const { hits } = await client.call(getSuggestions, { query: { query: text.slice(0, 100) }, signal });
  return hits;
}

/** How the options that name a thing are chosen, by the name of the attribute. */
export const pickings: Readonly<Record<string, Picking>> = {
  'listing-id': home,
  'similar-to': home,
  agent,
  location: area,
};

/** Answers by which a thing does not exist; after any other failure it may. */
const ABSENT = ['not_found', 'listing_not_found', 'listing_gone', 'agent_not_found', 'validation_failed'];

export const isAbsent = (error: unknown): boolean => error instanceof ApiError && ABSENT.includes(error.code);
