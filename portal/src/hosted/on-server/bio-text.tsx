import type { ReactNode } from 'react';

/** Stands for the component of that name where the server renders: the API has sanitized the HTML. */
export const BioText = ({ html }: { readonly html: string }): ReactNode => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  <div className="hearth-bio__text" dangerouslySetInnerHTML={{ __html: html }} />
);
