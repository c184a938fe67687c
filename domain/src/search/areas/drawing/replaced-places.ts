import type { SearchState } from '../../search-state.ts';
import { addTag } from '../../tags/change-tags.ts';

export type Places = Pick<SearchState, 'tags' | 'locations'>;

/** The drawn areas of a search, which are alternatives of each other; a new drawn area replaces all other places. */
export const drawnPlaces = ({ tags }: Places): Places => ({
  tags: tags.filter(({ type }) => type === 'custom'),
  locations: [],
});

/** The named places of a search, which a new drawn area replaces; null for none. */
export function namedPlaces({ tags, locations }: Places): Places | null {
  const named = tags.filter(({ type }) => type !== 'custom');
  return named.length + locations.length === 0 ? null : { tags: named, locations };
}

/** The places of a search with others added to them. */
export const withPlaces = ({ tags, locations }: Places, added: Places): Places => ({
  tags: added.tags.reduce(addTag, tags),
  locations: [...new Set([...locations, ...added.locations])],
});

/** The notice that a drawn area replaced named places, and the label of the button that adds them again. */
export function replacedWords({ tags, locations }: Places): { readonly text: string; readonly back: string } {
  const [first, ...more] = tags.filter(({ isChild }) => !isChild).map(({ label }) => label);
  const count = more.length + locations.length;
  if (first === undefined)
    return {
      text: 'Showing homes in your drawn area instead of the area of this link.',
      back: 'Add the area back',
    };
  if (count === 0)
    return { text: `Showing homes in your drawn area instead of ${first}.`, back: `Add ${first} back` };
  const others = count === 1 && more[0] ? more[0] : `${count} more`;
  return {
    text: `Showing homes in your drawn area instead of ${first} and ${others}.`,
    back: 'Add them back',
  };
}
