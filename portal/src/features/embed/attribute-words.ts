import type { EmbedAttribute } from '@hearth/domain/embed/embed-element.ts';

const capitals: Readonly<Record<string, string>> = {
  id: 'ID',
  hoa: 'HOA',
  url: 'URL',
  trec: 'TREC',
  zips: 'ZIP codes',
};

/** Label of a field: filters by their own label, others by their name in words, 'min-price' being 'Min price'. */
export function attributeLabel({ name, description, isFilter }: EmbedAttribute): string {
  if (isFilter) return description;
  const words = name
    .split('-')
    .map((word) => capitals[word] ?? word)
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** One of an attribute's words as a choice. */
export function wordLabel(word: string): string {
  if (word === 'true') return 'Yes';
  if (word === 'false') return 'No';
  const text = word.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Fields that most people set; all others are one click away. */
const common = new Set([
  'listing-id',
  'agent',
  'type',
  'heading',
  'shape',
  'layout',
  'location',
  'lease',
  'min-price',
  'max-price',
  'beds',
  'limit',
  'price',
  'down-payment',
  'rate',
  'years',
  'sections',
  'photos',
]);

/** The attributes to be shown at once and those behind "More options", each in the element's own order. */
export function sorted(attributes: readonly EmbedAttribute[], required: readonly string[]) {
  const first = (attribute: EmbedAttribute) =>
    required.includes(attribute.name) || (!attribute.isFilter && common.has(attribute.name));
  return {
    shown: attributes
      .filter(first)
      .toSorted((a, b) => Number(required.includes(b.name)) - Number(required.includes(a.name))),
    further: attributes.filter((attribute) => !first(attribute)),
  };
}
