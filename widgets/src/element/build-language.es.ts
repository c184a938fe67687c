import type { Language } from '@hearth/domain/embed/language.ts';

/** The language of the texts of the build in Spanish. */
export const LANGUAGE: Language = 'es';
