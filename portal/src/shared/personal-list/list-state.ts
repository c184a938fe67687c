import {
  type ListAddress,
  type ListChoices,
  type ListState,
  readListAddress,
} from '@hearth/domain/page/list-address.ts';
import { type Location, useNavigate } from 'react-router';

/** Writes a list's page and choices as a query with its question mark; '' where all are the defaults. */
export function listQuery<const Choices extends ListChoices>(
  { page, chosen }: ListAddress<Choices>,
  choices: Choices,
): string {
  const pairs = Object.entries(choices)
    .map(([name, [usual = '']]) => [name, chosen[name] ?? usual, usual] as const)
    .filter(([, value, usual]) => value !== usual)
    .map(([name, value]): [string, string] => [name, value]);
  const query = new URLSearchParams(page === 1 ? pairs : [...pairs, ['page', String(page)]]);
  return query.size === 0 ? '' : `?${query}`;
}

export interface ListNavigation<Choices extends ListChoices> extends ListAddress<Choices> {
  readonly location: Location;
  /** Opens another page of the list, from its top. */
  readonly turnTo: (page: number) => void;
  /** Replaces the present page in the history by another one, where the reader stays. */
  readonly stepTo: (page: number) => void;
  /** Changes an order or a filter, which leads to the first page. */
  readonly choose: (changes: Partial<ListState<Choices>>) => void;
}

const noChoices = {};

/** The page and choices of a list in the address of its page. `location` is that of the page also below a dialog. */
export function useListAddress<const Choices extends ListChoices = typeof noChoices>(
  location: Location,
  choices: Choices = noChoices as Choices,
): ListNavigation<Choices> {
  const navigate = useNavigate();
  const { page, chosen } = readListAddress(new URLSearchParams(location.search), choices);
  const open = (next: ListAddress<Choices>, replace = false) =>
    void navigate(location.pathname + listQuery(next, choices), { replace });
  return {
    ...{ page, chosen, location },
    turnTo(to) {
      open({ page: to, chosen });
      scrollTo({ top: 0 });
      document.getElementById('main')?.focus({ preventScroll: true });
    },
    stepTo: (to) => open({ page: to, chosen }, true),
    choose: (changes) => open({ page: 1, chosen: { ...chosen, ...changes } }),
  };
}
