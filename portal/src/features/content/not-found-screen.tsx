import type { PagesOf } from '@hearth/domain/page/pages.ts';
import type { ReactNode } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import './not-found-screen.css';

type UnknownPage = Pick<ScreenProps<PagesOf<'not-found'>>, 'page' | 'params'>;

/** For unknown paths and agents, and for listings that do not exist or no longer do. */
export function NotFoundScreen(unknown: Partial<UnknownPage>): ReactNode {
  const { edition } = useApp();
  return (
    <section className="not-found">
      <PageHead title={edition.titles.notFound} canonical={null} />
      <p className="not-found__code">404</p>
      <h1>We couldn’t find that page</h1>
      <p>{reasonOf(unknown)}</p>
      <p className="not-found__links">
        <a href="/listings">Homes for sale</a>
        <a href="/listings/lease">Homes for lease</a>
      </p>
    </section>
  );
}

/** The likely reason, with the next step where one is known. */
function reasonOf({ params = {} }: Partial<UnknownPage>): string {
  if ('words' in params) return `There is no page “${params.words.slice(0, 60)}” here. Start a new search.`;
  if ('license' in params)
    return `No agent here has the license ${params.license}. The address may have a typo.`;
  return 'The link may be wrong, or the home may be off the market.';
}
