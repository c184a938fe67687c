import { groupPairs, type QueryPairs } from '../search/url/query-pairs.ts';

/**
 * The parameters of a list's address besides its page: by name the allowed values, the default first. A parameter without
 * values takes any text.
 */
export type ListChoices = Readonly<Record<string, readonly string[]>>;

/** A choice for each parameter. */
export type ListState<Choices extends ListChoices> = {
  readonly [Name in keyof Choices]: Choices[Name] extends readonly [] ? string : Choices[Name][number];
};

/** The present page of a list and its choices. */
export interface ListAddress<Choices extends ListChoices> {
  /** From 1. */
  readonly page: number;
  readonly chosen: ListState<Choices>;
}

/** Reads a list's page and choices from a query; a value that is not allowed is the default. */
export function readListAddress<const Choices extends ListChoices>(
  pairs: QueryPairs,
  choices: Choices,
): ListAddress<Choices> {
  const query = groupPairs(pairs);
  const first = (name: string) => query.get(name)?.[0] ?? '';
  const page = first('page');
  const chosen = Object.entries(choices).map(([name, values]) => {
    const value = first(name);
    return [name, values.length === 0 || values.includes(value) ? value : values[0]];
  });
  return { page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1, chosen: Object.fromEntries(chosen) };
}
