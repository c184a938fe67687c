/**
 * The `lang` of data that people and feeds wrote: remarks, bios, reviews, disclaimers. Undefined where it is that of this build's texts; the
 * Spanish build has `data-language.es.ts` here.
 */
export const DATA_LANGUAGE: string | undefined = undefined;
