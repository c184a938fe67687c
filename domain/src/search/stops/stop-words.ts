import { filterGroups } from '../filters/filter-row.ts';
import { filterRow } from '../filters/filter-table.ts';
import type { HomePage, Stop, StopRule } from './first-stop.ts';

/** A stop in words: the rule, the person who can change it, and the moment when it clears. */
export interface StopWords {
  readonly rule: string;
  readonly changedBy: string;
  readonly clears: string;
}

const words: Readonly<Record<Exclude<StopRule, 'left_out_by_filter'>, StopWords>> = {
  not_published: {
    rule: 'It’s a draft.',
    changedBy: 'Its agent or an admin',
    clears: 'When it’s published.',
  },
  private_listing: {
    rule: 'Private homes are for agents of the brokerage.',
    changedBy: 'Its agent, by the status',
    clears: 'When the status becomes Active. A client sees it sooner once an agent recommends it to them.',
  },
  private_on_lease_search: {
    rule: 'Lease searches never show private homes.',
    changedBy: 'Its agent, by the status',
    clears: 'When the status becomes Active.',
  },
  no_internet_display: {
    rule: 'The seller doesn’t allow display on the internet.',
    changedBy: 'The seller, through the listing agent and the MLS',
    clears: 'With the next update after the seller allows it.',
  },
  source_outdated: {
    rule: 'The feed of its MLS is out of date, so its homes are hidden.',
    changedBy: 'The brokerage’s operator',
    clears: 'With the next successful update of the feed.',
  },
  off_market: {
    rule: 'It’s withdrawn or expired.',
    changedBy: 'The listing agent, by the status',
    clears: 'When it’s back on the market. People who are signed in can still open it by its link.',
  },
  closed_listing_locked: {
    rule: 'Sold and leased homes are listed for verified accounts alone.',
    changedBy: 'The visitor',
    clears: 'When they sign in and verify their email.',
  },
  closed_long_ago: {
    rule: 'It closed more than two years ago.',
    changedBy: 'No one',
    clears: 'Only if it’s listed again.',
  },
  partner_key_unknown: {
    rule: 'There’s no embed key like this.',
    changedBy: 'The partner, in the code of the page',
    clears: 'When the page has the key that the brokerage gave the partner.',
  },
  partner_key_revoked: {
    rule: 'The partner’s embed key was revoked.',
    changedBy: 'The brokerage’s operator',
    clears: 'When the partner gets a new key.',
  },
  partner_of_another_agent: {
    rule: 'The partner’s pages show the homes of another agent alone.',
    changedBy: 'The brokerage’s operator',
    clears: 'When the key is for all homes, or for this agent.',
  },
  partner_budget_spent: {
    rule: 'The partner’s pages have shown as many homes as they may in a day.',
    changedBy: 'The brokerage’s operator, by the daily limit',
    clears: 'At midnight.',
  },
  needs_account: {
    rule: 'Only people with an account get mails of saved searches.',
    changedBy: 'The visitor',
    clears: 'When they sign up and save a search.',
  },
  no_agent_page: {
    rule: 'Its agent has no public page that lists homes.',
    changedBy: 'The brokerage’s operator',
    clears:
      'When its agent is in the public directory with a license number: ask the operator to add it. Staff and former agents have no page.',
  },
  kept_off_agent_page: {
    rule: 'Its agent doesn’t show it on their page.',
    changedBy: 'Its agent, by “Show on my agent page”',
    clears: 'When it’s published with the box checked.',
  },
  agent_page_lists_others: {
    rule: 'Agents’ pages list homes on the market, and those sold in the last 12 months.',
    changedBy: 'Its agent, by the status',
    clears: 'When it’s back on the market.',
  },
  no_position: {
    rule: 'It has no position, so it has no pin.',
    changedBy: 'Its agent, by the address',
    clears: 'When latitude and longitude are entered. It’s in the list beside the map.',
  },
  address_hidden_by_seller: {
    rule: 'The address is hidden, so it has no pin.',
    changedBy: 'The seller, through the listing agent',
    clears: 'When the address may be shown. It’s in the list beside the map.',
  },
};

/** The words of a stop. */
export function stopWords({ rule, filter }: Stop): StopWords {
  if (rule !== 'left_out_by_filter') return words[rule];
  const name = filter === null ? 'filters' : filterName(filter);
  return {
    rule: `A new search leaves it out: ${name}.`,
    changedBy: 'The visitor, in the filters',
    clears: 'As soon as they choose it.',
  };
}

const filterName = (key: NonNullable<Stop['filter']>): string => {
  const { group, label } = filterRow(key);
  const name = filterGroups.find((each) => each.key === group)?.label ?? label;
  return name === label ? name : `${name}, ${label}`;
};

export const homePageNames: Readonly<Record<HomePage, string>> = {
  search: 'Search',
  map: 'Map',
  agent: 'Agent’s page',
  partner: 'Partner pages',
  mail: 'Saved-search mails',
};
