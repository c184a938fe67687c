import type { ComponentProps, ReactNode } from 'react';
import { useSession } from './app-context.tsx';

type PageLinkProps = ComponentProps<'a'> & { readonly href: string };

/** A link to a page of the portal. In agent mode it is the contact's page of the same, also in a new tab. */
export const PageLink = ({ href, ...props }: PageLinkProps): ReactNode => (
  <a {...props} href={useSession().to(href)} />
);
