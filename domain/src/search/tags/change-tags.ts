import type { SearchTag } from './tag.ts';

const keyOf = ({ type, id }: SearchTag): string => `${type}:${id}`;

/** The tags with this one at their end; one of the same type and id gives way to it. */
export const addTag = (tags: readonly SearchTag[], tag: SearchTag): readonly SearchTag[] => [
  ...tags.filter((each) => keyOf(each) !== keyOf(tag)),
  tag,
];

/** The tags without this one; with a group go its children, which follow it. */
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

/** The tags that are drawn as chips: children of a group only while it is open. */
export const shownTags = (tags: readonly SearchTag[]): readonly SearchTag[] => {
  let open = true;
  return tags.filter((tag) => {
    if (!tag.isChild) open = tag.type !== 'group' || tag.open === true;
    return open || !tag.isChild;
  });
};

/** So many characters of a saved search's name are on its tag (specification section 3). */
export const longestParentLabel = 25;

/** The tag of a saved search that others belong to; of a long name the 25th character is an ellipsis. */
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
 * The tag of an MLS number as one of its listing's address, which agent mode shows to a contact; the same tag where the
 * address is not known or hidden.
 */
export const addressTagOf = (tag: SearchTag, address: string | null): SearchTag =>
  tag.type === 'mlscode' && address !== null
    ? { ...tag, type: 'address', id: address, value: address, label: address }
    : tag;
