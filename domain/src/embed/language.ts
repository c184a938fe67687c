/** The languages that widgets and hosted pages have. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** 'es' of 'es-MX'; English for languages without a build. */
export const languageOfTag = (tag: string): Language => (/^es\b/i.test(tag) ? 'es' : 'en');
