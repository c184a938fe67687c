import { type Language, languageOfTag } from '@hearth/domain/embed/language.ts';

/** The language of an element's texts: Spanish where its `lang`, that of an element around it or that of the page begins with `es`. */
export function languageOf(element: Element): Language {
  const named = element.closest<HTMLElement>('[lang]');
  const { host } = element.getRootNode() as Partial<ShadowRoot>;
  if (!named && host) return languageOf(host);
  return languageOfTag(named?.lang ?? '');
}
