import type { ListAddress } from '@hearth/domain/page/list-address.ts';
import {
  type CollectionSort,
  collectionDirection,
  collectionSorts,
} from '@hearth/domain/people/collection-sorts.ts';
import { type Sort, type SortDirection, sortDirections } from '@hearth/domain/search/sort/sort.ts';
import { sortMenu, withCurrent } from '@hearth/domain/search/sort/sort-menu.ts';
import type { ListNavigation } from '../../shared/personal-list/list-state.ts';
import type { CollectionOrder } from '../../shared/saving/collection-queries.ts';

/** The choices in the address of a collection; the names of an order are those of its endpoint. */
export const collectionChoices = {
  sortBy: collectionSorts,
  sortType: ['', ...sortDirections],
  ourListingsFirst: ['false', 'true'],
  view: ['list', 'map'],
} as const;
export type CollectionAddress = ListNavigation<typeof collectionChoices>;
type Chosen = ListAddress<typeof collectionChoices>['chosen'];

/** The order as the endpoint takes it; nothing for the order by hand. */
export const orderQuery = ({ sortBy, sortType, ourListingsFirst }: Chosen): CollectionOrder => ({
  ...(sortBy !== 'byHand' && { sortBy }),
  ...(sortType !== '' && { sortType }),
  ...(ourListingsFirst === 'true' && { ourListingsFirst }),
});

/** Returns whether the page has the order that people change by hand. */
export const isByHand = (chosen: Chosen): boolean => Object.keys(orderQuery(chosen)).length === 0;

const nameOf = ({
  sortBy,
  sortType,
}: {
  readonly sortBy: CollectionSort;
  readonly sortType: SortDirection;
}): string => `${sortBy} ${sortType}`;

/** The name of the order that is chosen, as the menu has it. */
export const chosenOrder = ({ sortBy, sortType }: Chosen): string =>
  nameOf({ sortBy, sortType: sortType || collectionDirection(sortBy) });

/** An order of the menu as choices of the address. */
export function choicesOf(name: string): Pick<Chosen, 'sortBy' | 'sortType'> {
  const [sortBy, sortType] = name.split(' ') as [CollectionSort, SortDirection];
  return { sortBy, sortType: sortType === collectionDirection(sortBy) ? '' : sortType };
}

const own = [
  { value: 'byHand ASC', label: 'Custom order' },
  { value: 'recentlyAdded DESC', label: 'Recently added' },
];
const offered = sortMenu({ hasUserLocation: false, includesClosed: true, hasTravelLimit: false });

/** The menu of orders, with the chosen one, which a link may have set. Without an order by hand, homes stand as they were added. */
export function orderChoices(
  chosen: Chosen,
  canOrder: boolean,
): readonly { readonly value: string; readonly label: string }[] {
  const name = chosenOrder(chosen);
  const isOwn = own.some(({ value }) => value === name);
  const [sortBy, sortType] = name.split(' ');
  const sorts = isOwn || sortBy === 'byHand' ? offered : withCurrent({ sortBy, sortType } as Sort, offered);
  const reversedHand = name === 'byHand DESC' ? [{ value: name, label: 'Custom order, last first' }] : [];
  return [
    ...(canOrder ? own : [{ value: isOwn ? name : 'byHand ASC', label: 'Recently added' }]),
    ...reversedHand,
    ...sorts.map(({ sort, label }) => ({ value: `${sort.sortBy} ${sort.sortType}`, label })),
  ];
}
