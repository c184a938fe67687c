import type { PagesOf } from '@hearth/domain/page/pages.ts';
import type { ReactNode } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import './not-found-screen.css';

interface NotFoundProps extends Partial<Pick<ScreenProps<PagesOf<'not-found'>>, 'page' | 'params'>> {
  /** A page of a contact, by whether it searches homes for lease. */
  readonly ofContact?: 'sale' | 'lease' | undefined;
}

/** For unknown paths and agents, for listings that do not exist or no longer do, and for contacts that an agent does not have. */
export function NotFoundScreen(unknown: NotFoundProps): ReactNode {
  const { edition } = useApp();
  return (
    <section className="not-found">
      <PageHead title={edition.titles.notFound} canonical={null} />
      <p className="not-found__code">404</p>
      <h1>We couldn’t find that page</h1>
      <p>{reasonOf(unknown)}</p>
      <p className="not-found__links">
        {unknown.ofContact && <a href="/agent/contacts">My Contacts</a>}
        <a href="/listings">Homes for sale</a>
        <a href="/listings/lease">Homes for lease</a>
      </p>
    </section>
  );
}

/** The likely reason, with the next step where one is known. */
function reasonOf({ params = {}, ofContact }: NotFoundProps): string {
  if (ofContact === 'lease')
    return 'The contact may be with another agent now, or Basic Info doesn’t allow you to search homes for lease on their behalf.';
  if (ofContact === 'sale') return 'The link may be wrong, or the contact may be with another agent now.';
  if ('words' in params) return `There is no page “${params.words.slice(0, 60)}” here. Start a new search.`;
  if ('license' in params)
    return `No agent here has the license ${params.license}. The address may have a typo.`;
  return 'The link may be wrong, or the home may be off the market.';
}
