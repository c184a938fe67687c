import type { EmbedAttribute } from './embed-element.ts';

const capitals: Readonly<Record<string, string>> = { id: 'ID', hoa: 'HOA', url: 'URL', zips: 'ZIP codes' };

/** Labels of attributes whose names do not say enough. */
const labels: Readonly<Record<string, string>> = {
  'listing-id': 'Home',
  lang: 'Language',
  kind: 'Homes to count',
  period: 'Time that the lines show',
  type: 'Type of form',
  shape: 'Parts to show',
  lease: 'Homes for lease',
  limit: 'Homes on a page',
  card: 'Look of the cards',
  open: 'A home opens as',
  group: 'Name of a shared search',
  target: 'Window of the results',
  locations: 'Areas by id',
  'reviews-limit': 'Reviews on a page',
  'heading-level': 'Level of the heading',
  'first-date': 'First day for tours',
  'similar-to': 'Homes similar to',
  'own-listings': 'The brokerage’s own listings',
  'trec-license': 'License numbers of agents',
  'listing-url': 'Page of each home on your site',
  'results-url': 'Page that shows the results',
  'sync-url': 'Search in the address of your page',
  save: 'Visitors can save their search by email',
  'tile-url': 'Your own map tiles',
  'tile-attribution': 'Credit of your map tiles',
  'pmi-rate': 'Mortgage insurance rate',
  'hoa-dues': 'HOA dues',
  'hoa-type': 'HOA dues are paid',
};

/** Label of a field: filters by their own label, others by a sentence or their name in words, 'min-price' being 'Min price'. */
export function attributeLabel({ name, description, isFilter }: EmbedAttribute): string {
  if (isFilter) return description;
  const words = name
    .split('-')
    .map((word) => capitals[word] ?? word)
    .join(' ');
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const wordLabels: Readonly<Record<string, string>> = {
  true: 'Yes',
  false: 'No',
  en: 'English',
  es: 'Spanish (español)',
};

/** Choices whose words alone do not say what they do. Attributes of one name mean the same in all elements. */
const choiceLabels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  shape: {
    full: 'Search form, homes and map',
    results: 'Search form and homes',
    bar: 'Only the search form',
    map: 'Only the map',
  },
  photos: { all: 'Several to step through', one: 'One', none: 'None' },
  layout: {
    grid: 'Grid of homes',
    carousel: 'One row to move along',
    card: 'Upright card',
    compact: 'Small photo with a few lines',
    row: 'Wide row',
  },
};

/** Words for people who write no HTML, in place of a description that names code. */
const helps: Readonly<Record<string, string>> = {
  shape: 'Without a choice, all of them.',
  photos: 'Photos on each home.',
  layout: 'How homes are laid out.',
  location: 'Type a city, ZIP or neighborhood and choose it from the list. Visitors can change it.',
  lang: 'Without a choice, the language of your page.',
  heading: 'A title above the widget.',
  lease: 'Show homes to rent instead of homes for sale.',
  agent: 'Type a part of the name and choose from the list.',
};

/** The words below a field; code in them stands in backticks. A filter's label has said all. */
export const attributeHelp = ({ name, description, isFilter }: EmbedAttribute): string =>
  isFilter ? '' : (helps[name] ?? description);

/** One of an attribute's words as a choice. */
export function wordLabel(word: string, name = ''): string {
  const known = choiceLabels[name]?.[word] ?? wordLabels[word];
  if (known !== undefined) return known;
  const text = word.replaceAll('-', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Fields that most people set; all others are one click away. */
const common = new Set([
  'listing-id',
  'agent',
  'area',
  'kind',
  'period',
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
  'lang',
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
