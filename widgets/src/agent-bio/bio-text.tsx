import type { ReactNode } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { DATA_LANGUAGE } from '../element/data-language.ts';
import { showHtml } from './safe-html.ts';

/** The HTML that an agent wrote, in an element that React does not render into. */
export function BioText({ html }: { readonly html: string }): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (root.current) showHtml(root.current, html);
  }, [html]);
  return <div className="hearth-bio__text" lang={DATA_LANGUAGE} ref={root} />;
}
