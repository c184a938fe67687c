import { getAgent, listAgents } from '@hearth/domain/contract/agent.ts';
import { getListing } from '@hearth/domain/contract/listing.ts';
import { type AreaLink, findMarketAreas, getAreaMarket } from '@hearth/domain/contract/market-overview.ts';
import { getSuggestions, type Suggestion } from '@hearth/domain/contract/suggestions.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { type PickKind, pickKinds } from '@hearth/domain/embed/pick-kinds.ts';
import { fullAddress } from '@hearth/domain/listing/address.ts';
import { areaSlug, areaUrl, isAreaType } from '@hearth/domain/search/areas/area-path.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import type { Client } from '@hearth/widgets/client/client.ts';
import { siteOf } from '@hearth/widgets/client/site.ts';

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
    const [hits, areas] = await suggestedAndNamed(client, text, signal);
    return eachOnce([...areas.map(({ place }) => ({ value: place, label: place })), ...hits.map(areaOf)]);
  },
  async lookUp(client, value, signal) {
    const [hits, areas] = await suggestedAndNamed(client, value, signal);
    if (areas.length === 0 && !hits.some(({ likeness }) => likeness === undefined))
      throw new ApiError('not_found', value);
    return { value, label: value };
  },
  placeholder: 'City, ZIP or neighborhood',
  unknown: 'No area has this name. Type a part of it and choose from the list.',
};

/** A city or ZIP by its name; of other kinds several areas may share one, so by the path of their market overview. */
const market: Picking = {
  async search(client, text, signal) {
    const [[hits, areas], site] = await Promise.all([
      suggestedAndNamed(client, text, signal),
      siteOf(client),
    ]);
    const state = editions[site.edition].stateorprovince.toLowerCase();
    const suggested = hits.flatMap((hit) => {
      const { tag, name } = hit;
      if (!isAreaType(tag.type)) return [];
      const { label } = areaOf(hit);
      if (tag.type === 'city' || tag.type === 'postalcode') return [{ value: name, label }];
      return [{ value: areaUrl({ type: tag.type, state, slug: areaSlug(name), id: tag.id }), label }];
    });
    const named = areas.flatMap(({ type, place }) =>
      type === 'city' || type === 'postalcode' ? [{ value: place, label: place }] : [],
    );
    return eachOnce([...named, ...suggested]);
  },
  async lookUp(client, area, signal) {
    const { place } = await client.call(getAreaMarket, { query: { area }, signal });
    return { value: area, label: place };
  },
  placeholder: 'City, ZIP or neighborhood',
  unknown: 'There are no market figures for this area. Type a part of its name and choose from the list.',
};

const areaOf = ({ name, detail }: Suggestion): Pick => ({
  value: name,
  label: [name, detail].filter(Boolean).join(', '),
});

/** Things that are suggested, and the areas of the map of exactly this name: those without homes are in no suggestion. */
function suggestedAndNamed(
  client: Client,
  text: string,
  signal: AbortSignal,
): Promise<readonly [readonly Suggestion[], readonly AreaLink[]]> {
  const name = text.slice(0, 100).replace(/, *(TX|Texas)$/i, '');
  const query = { city: name, postalcode: name, subdivision: name };
  return Promise.all([
    suggestions(client, text, signal),
    client.call(findMarketAreas, { query, signal }).then(({ areas }) => areas),
  ]);
}

/** Of picks with one value the last, which says more, at the place of the first. */
const eachOnce = (picks: readonly Pick[]): readonly Pick[] => [
  ...new Map(picks.map((pick) => [pick.value, pick])).values(),
];

async function suggestions(
  client: Client,
  text: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const { hits } = await client.call(getSuggestions, { query: { query: text.slice(0, 100) }, signal });
  return hits;
}

const byKind: Readonly<Record<PickKind, Picking>> = { home, agent, place: area, market };

/** How the options that name a thing are chosen, by the name of the attribute. */
export const pickings: Readonly<Record<string, Picking>> = Object.fromEntries(
  Object.entries(pickKinds).map(([name, kind]) => [name, byKind[kind]]),
);

/** Answers by which a thing does not exist; after any other failure it may. */
const ABSENT = [
  'not_found',
  'listing_not_found',
  'listing_gone',
  'agent_not_found',
  'polygon_not_found',
  'validation_failed',
];

export const isAbsent = (error: unknown): boolean => error instanceof ApiError && ABSENT.includes(error.code);
