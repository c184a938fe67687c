import { noAddress } from '@hearth/domain/listing/address.ts';
import { listingPath } from '@hearth/domain/listing/listing-path.ts';
import { aListing } from '@hearth/domain/testing/a-listing.ts';
import type { HostPages } from './host-pages.ts';
import { agentName, listingNumber } from './hostile-data.ts';
import { marked, markOf } from './marked.ts';

/** A page with payloads, and the mark by which it can be seen to show them; null where it may show none of its texts. */
export interface Visit {
  readonly place: string;
  readonly address: string;
  readonly shown: string | null;
}

const WIDGETS = [
  'search',
  'listings',
  'listing-card',
  'mortgage-calculator',
  'agent-bio',
  'inquiry-form',
  'home-value',
  'market',
  'legal',
];
/** Texts and addresses among the attributes of widgets. */
const ATTRIBUTES = [
  'heading',
  'location',
  'message',
  'agent',
  'listing-id',
  'type',
  'similar-to',
  'first-date',
  'sort',
  'price',
  'group',
  'sections',
  'layout',
  'area',
];
/** A payload is the whole address or color: behind a mark it would be none. */
const WHOLE = ['listing-url', 'tile-url', 'accent'];
const ON_A_PAGE = 20;

/** Every page on which a stored or a sent payload may come out. */
export function visitsOf(
  origin: string,
  host: HostPages,
  { texts: payloads, own }: { readonly texts: readonly string[]; readonly own: number },
): Visit[] {
  const each = (place: string, address: (payload: string, nth: number) => string, isShown: boolean) =>
    payloads.slice(0, own).map((payload, nth) => ({
      place,
      address: address(payload, nth),
      shown: isShown ? markOf(nth) : null,
    }));
  return [
    ...each('listing page', (_, nth) => origin + pathOf(nth), true),
    ...each('hosted card', (_, nth) => `${origin}/w/listing-card?listing-id=${listingNumber(nth)}`, true),
    ...each('hosted biography', (_, nth) => `${origin}/w/agent-bio?agent=${agentName(nth)}`, true),
    ...each(
      'attributes of hosted pages',
      (payload, nth) => `${origin}/w/${widgetOf(nth)}?${queryOf(payload, nth)}`,
      false,
    ),
    ...each('address of a search', (payload) => `${origin}/listings?${searchOf(payload)}`, false),
    ...each(
      'unknown page',
      (payload) => `${origin}/${encodeURIComponent(payload.slice(0, 200).toWellFormed())}`,
      false,
    ),
    ...listPages(origin, payloads.length),
    ...hostPages(host, payloads),
  ];
}

const pathOf = (nth: number): string =>
  listingPath(
    aListing({ ...noAddress, listingid: `AUS${listingNumber(nth)}`, sourcelistingid: listingNumber(nth) }),
  );

const widgetOf = (nth: number): string => WIDGETS[nth % WIDGETS.length] ?? '';

const attributesOf = (payload: string, nth: number): [string, string][] => [
  ...ATTRIBUTES.map((name): [string, string] => [name, marked(payload, nth).slice(0, 300)]),
  ...WHOLE.map((name): [string, string] => [name, payload.slice(0, 300)]),
];

const queryOf = (payload: string, nth: number): string =>
  new URLSearchParams(attributesOf(payload, nth)).toString();

const searchOf = (payload: string): string =>
  new URLSearchParams(
    ['keywords', 'address', 'sortBy', 'utm_source', 'tag', 'polygon'].map((name) => [
      name,
      payload.slice(0, 200),
    ]),
  ).toString();

function listPages(origin: string, count: number): Visit[] {
  return Array.from({ length: Math.ceil(count / ON_A_PAGE) }, (_, page) => ({
    place: 'page of a search',
    address: `${origin}/listings?limit=${ON_A_PAGE}&page=${page + 1}`,
    shown: 'zq',
  }));
}

/** Pages of a partner: cards and biographies by their ids, and every widget with payloads for attributes. */
function hostPages(host: HostPages, payloads: readonly string[]): Visit[] {
  const groups = Array.from({ length: Math.ceil(payloads.length / ON_A_PAGE) }, (_, at) =>
    payloads
      .slice(at * ON_A_PAGE, (at + 1) * ON_A_PAGE)
      .map((payload, of) => [payload, at * ON_A_PAGE + of] as const),
  );
  return groups.flatMap((group) => [
    {
      place: 'elements of a host page',
      address: host.publish(
        group
          .map(
            ([, nth]) => `<hearth-listing-card listing-id="${listingNumber(nth)}"></hearth-listing-card>
            <hearth-agent-bio agent="${agentName(nth)}"></hearth-agent-bio>`,
          )
          .join(''),
      ),
      shown: markOf(group[0]?.[1] ?? 0),
    },
    {
      place: 'attributes of a host page',
      address: host.publish(group.map(([payload, nth]) => elementOf(payload, nth)).join('')),
      shown: null,
    },
  ]);
}

function elementOf(payload: string, nth: number): string {
  const attributes = attributesOf(payload, nth)
    .map(([name, value]) => `${name}="${escaped(value)}"`)
    .join(' ');
  return `<hearth-${widgetOf(nth)} ${attributes}></hearth-${widgetOf(nth)}>`;
}

/** Attribute in the form of a careful host page. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
