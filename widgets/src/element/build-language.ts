/** The language of this build's texts; `build-language.es.ts` has that of the build in Spanish. */
export const LANGUAGE: string = 'en';
