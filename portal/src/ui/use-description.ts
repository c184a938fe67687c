import { cutAtWord } from '@hearth/domain/search/areas/area-words.ts';
import { useEffect } from 'react';

/** Describes the page to search engines, cut behind a word to 299 characters (specification section 5). */
export function useDescription(description: string): void {
  useEffect(() => {
    descriptionElement().content = cutAtWord(description);
  }, [description]);
}

function descriptionElement(): HTMLMetaElement {
  const known = document.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (known) return known;
  const made = document.createElement('meta');
  made.name = 'description';
  document.head.append(made);
  return made;
}
