/** Modules, or folders of them, whose texts no visitor reads in a widget, with the reason. */
const modules = {
  'domain/contract/': 'addresses and descriptions of the API',
  'domain/search/url/': 'names and problems of parameters',
  'domain/search/filters/': 'widgets name filters by widgets/src/search/filter-names.es.ts',
  'domain/search/account-scope.ts': 'offers of the portal',
  'domain/commute/': 'travel times are filters of the portal',
  'domain/inquiry/tour-hours.ts': 'problems of agents',
  'domain/edition/editions.ts': 'names of sites, and disclaimers in the words of the MLS',
  'domain/listing/feature-fields.ts': 'columns',
  'domain/listing/features.ts': 'values of feeds',
  'domain/listing/vocabulary.ts': 'values of feeds',
  'domain/listing/school-levels.ts': 'values of feeds',
  'domain/listing/property-type.ts': 'values of feeds beside the words of the catalogue',
  'domain/listing/status.ts': 'values of feeds beside the words of the catalogue',
  'domain/page/home-guide.ts': 'name of a page of the portal',
  'domain/people/saved-search-rules.ts': 'problems of the portal',
  'domain/mortgage/average-rate.ts': 'name of a survey',
  'widgets/element/': 'sheets, and warnings for developers',
  'widgets/map/map-names.ts': 'events of Leaflet',
  'widgets/client/native-request.ts': 'names of globals',
  'widgets/mortgage-calculator/calculation.ts': 'values of feeds',
  'widgets/mortgage-calculator/figures-of-listing.ts': 'values of feeds',
  'widgets/mortgage-calculator/mortgage-calculator.element.ts': 'values of attributes',
};

/** Values of the program that look like texts, names, and texts that are the same in Spanish. */
const texts = new Set([
  ...['Unit {0}', '{0} mi', 'mi', 'ft', '{0} ISD', 'PMI', 'Facebook', 'Instagram', 'Vimeo', 'View'],
  ...[
    'Listed on Mls',
    'Monthly',
    'Sold',
    'Leased',
    'Registration',
    'consent.',
    'card {0}',
    ':root { overflow: hidden !important; {0} }',
  ],
  ...[
    'noopener noreferrer',
    'noopener nofollow',
    'nofollow ugc noopener',
    'hearth-button hearth-button--quiet',
  ],
]);

/** Returns whether a text of a module stays as it is. */
export const untranslated = (module, text) =>
  texts.has(text) || Object.keys(modules).some((path) => module.startsWith(path));

const SHOWN = /^(children|aria-label|label|title|placeholder|alt|text|legend|words|action|success|failure)$/;
const OF_DEVELOPERS = /Error$|^(warn|warnOnce|warnSiteOwner|error|className|d)$/;

/** Returns whether a text seems to be shown: by what takes it, or since it is written as words are. */
export const shownWith = ({ text, within }) =>
  /[A-Za-z]{2}/.test(text.replace(/\{\d+\}/g, '')) &&
  !OF_DEVELOPERS.test(within) &&
  (SHOWN.test(within) || /[a-z}] [a-zA-Z{]|^[A-Z][a-z]+$|[a-z][.?!:]$/.test(text));
