import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { showHtml } from './safe-html.ts';

/** HTML of an agent's own, in a place that React leaves alone. */
export function BioText({ html }: { readonly html: string }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) showHtml(place.current, html);
  }, [html]);
  return <div className="hearth-bio__text" ref={place} />;
}
