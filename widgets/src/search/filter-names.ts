/** Names of filters on chips, where the parameter has none that can be read; Spanish has `filter-names.es.ts` here. */
export const filterNames: Readonly<Record<string, string>> = {};
