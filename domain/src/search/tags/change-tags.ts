import type { SearchTag } from './tag.ts';

const keyOf = ({ type, id }: SearchTag): string => `${type}:${id}`;

/** Appends a tag; it replaces one of the same type and id. */
export const addTag = (tags: readonly SearchTag[], tag: SearchTag): readonly SearchTag[] => [
  ...tags.filter((each) => keyOf(each) !== keyOf(tag)),
  tag,
];

/** Removes a tag; a group is removed with its children, which follow it. */
export const removeTag = (tags: readonly SearchTag[], tag: SearchTag): readonly SearchTag[] => {
  const at = tags.findIndex((each) => keyOf(each) === keyOf(tag));
  if (at < 0) return tags;
  const rest = tags.slice(at + 1);
  const next = tag.type === 'group' ? rest.findIndex(({ isChild }) => !isChild) : 0;
  return [...tags.slice(0, at), ...(next < 0 ? [] : rest.slice(next))];
};

/** The tags with a group opened or closed. */
export const toggleGroup = (tags: readonly SearchTag[], group: SearchTag): readonly SearchTag[] =>
  tags.map((tag) => {
    if (tag.type !== 'group' || keyOf(tag) !== keyOf(group)) return tag;
    const { open, ...closed } = tag;
    return open ? closed : { ...closed, open: true };
  });

/** The tags that are shown as chips: children of a group only while it is open. */
export const shownTags = (tags: readonly SearchTag[]): readonly SearchTag[] => {
  let open = true;
  return tags.filter((tag) => {
    if (!tag.isChild) open = tag.type !== 'group' || tag.open === true;
    return open || !tag.isChild;
  });
};

/** Longest name on the tag of a saved search (specification section 3). */
export const longestParentLabel = 25;

/** The group tag of a saved search; a longer name is cut to 24 characters and an ellipsis. */
export const parentTag = (id: string, name: string): SearchTag => ({
  type: 'group',
  id,
  value: name,
  label: parentLabel(name),
});

const parentLabel = (name: string): string => {
  const characters = [...name];
  if (characters.length <= longestParentLabel) return name;
  return `${characters
    .slice(0, longestParentLabel - 1)
    .join('')
    .trimEnd()}…`;
};

/**
 * Turns the tag of an MLS number into one of its listing's address, which agent mode shows to a contact; returns the same
 * tag where the address is unknown or hidden.
 */
export const addressTagOf = (tag: SearchTag, address: string | null): SearchTag =>
  tag.type === 'mlscode' && address !== null
    ? { ...tag, type: 'address', id: address, value: address, label: address }
    : tag;
