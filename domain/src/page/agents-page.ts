import { listAgents } from '../contract/agent.ts';
import type { QueryOf } from '../contract/endpoint.ts';
import { requestAddress } from '../contract/request-address.ts';
import type { Edition } from '../edition/editions.ts';
import type { ListAddress } from './list-address.ts';

/** The parameters of the directory's address besides its page: by name the allowed values, the default first; [] is any text. */
export const directoryChoices = {
  query: [],
  languagesfilter: [],
  hideTeamMembers: ['', 'true'],
  /** The visitor came from the page of an agent who retired. */
  retired: ['', 'true'],
  sortBy: ['lastname', 'firstname'],
  sortType: ['ASC', 'DESC'],
} as const;

/** The page and choices in the address of the directory. */
export type DirectoryAddress = ListAddress<typeof directoryChoices>;

/** The request of the directory's page. */
export const directoryQuery = ({ page, chosen }: DirectoryAddress): Partial<QueryOf<typeof listAgents>> => ({
  page,
  sortBy: chosen.sortBy,
  sortType: chosen.sortType,
  ...(chosen.query.trim() && { query: chosen.query.trim().slice(0, 200) }),
  ...(chosen.languagesfilter && { language: chosen.languagesfilter.replaceAll(' ', '+').slice(0, 200) }),
  ...(chosen.hideTeamMembers && { hideTeamMembers: chosen.hideTeamMembers }),
});

/** The address of that request, as the server writes it into the page. */
export const directoryRequest = (address: DirectoryAddress): string =>
  requestAddress(listAgents, { query: directoryQuery(address) });

/** Heading and text of the directory, for visitors and search engines. */
export const directoryWords = ({ name, regionName }: Edition) => ({
  heading: `Real estate agents in ${regionName}`,
  text: `Meet the agents of ${name}. Search by name or language, read what clients say, and talk to someone who knows the streets you like.`,
});
