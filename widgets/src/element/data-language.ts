import { LANGUAGE } from './build-language.ts';

/**
 * The `lang` of data that people and feeds wrote: remarks, bios, reviews, disclaimers. Undefined where it is that of this build's texts.
 */
export const DATA_LANGUAGE: string | undefined = LANGUAGE === 'en' ? undefined : 'en';
