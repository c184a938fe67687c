/** Data is in English, which screen readers have to know to speak it. */
export const DATA_LANGUAGE: string | undefined = 'en';
