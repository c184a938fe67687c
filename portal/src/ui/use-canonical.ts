import { useEffect } from 'react';

/** Names the page's one address for search engines while it is shown; undefined until it is known. */
export function useCanonical(path: string | undefined): void {
  useEffect(() => {
    if (path === undefined) return;
    const link = canonicalElement();
    link.href = new URL(path, location.origin).href;
    return () => link.remove();
  }, [path]);
}

/** The server may have written one for the page that was asked for. */
function canonicalElement(): HTMLLinkElement {
  const known = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (known) return known;
  const made = document.createElement('link');
  made.rel = 'canonical';
  document.head.append(made);
  return made;
}
