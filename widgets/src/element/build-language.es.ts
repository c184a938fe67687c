/** The language of the texts of the build in Spanish. */
export const LANGUAGE = 'es';
