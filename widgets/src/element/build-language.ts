import type { Language } from '@hearth/domain/embed/language.ts';

/** The language of this build's texts; `build-language.es.ts` has that of the build in Spanish. */
export const LANGUAGE: Language = 'en';
