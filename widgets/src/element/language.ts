/** The language of an element's texts: Spanish where its `lang`, that of an element around it or that of the page begins with `es`. */
export function languageOf(element: Element): string {
  const named = element.closest<HTMLElement>('[lang]');
  const { host } = element.getRootNode() as Partial<ShadowRoot>;
  if (!named && host) return languageOf(host);
  return languageOfTag(named?.lang ?? '');
}

/** 'es' of 'es-MX'; English for languages without a build. */
export const languageOfTag = (tag: string): string => (/^es\b/i.test(tag) ? 'es' : 'en');
