import { useEffect } from 'react';

const longest = 299;

/** Describes the page to search engines, cut to 299 characters (specification section 5). */
export function useDescription(description: string): void {
  useEffect(() => {
    descriptionElement().content = description.slice(0, longest);
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
