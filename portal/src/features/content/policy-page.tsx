import type { Site } from '@hearth/domain/contract/site.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import { siteQuery } from '../../shared/app/site-query.ts';
import { ScreenSkeleton } from '../../ui/screen-skeleton.tsx';
import './policy-page.css';

interface PolicyPageProps {
  readonly title: string;
  /** Address of the page that the server names; where it is another one, the visitor goes there. */
  readonly configured: (site: Site) => string;
  readonly children: (site: Site) => ReactNode;
}

/** A policy of the brokerage, with its name and figures. */
export function PolicyPage({ title, configured, children }: PolicyPageProps): ReactNode {
  const { client } = useApp();
  const { data: site, error, refetch } = useQuery(siteQuery(client));
  const elsewhere = site && isElsewhere(configured(site), site) ? configured(site) : null;
  useEffect(() => {
    if (elsewhere !== null) location.replace(elsewhere);
  }, [elsewhere]);
  const head = <PageHead />;
  if (error)
    return (
      <section className="policy">
        {head}
        <h1>{title}</h1>
        <Notice onRetry={() => void refetch()}>
          {failureText(error as Parameters<typeof failureText>[0], 'This page could not be loaded.')}
        </Notice>
      </section>
    );
  if (!site || elsewhere !== null)
    return (
      <>
        {head}
        <ScreenSkeleton />
      </>
    );
  return (
    <section className="policy">
      {head}
      <h1>{title}</h1>
      {children(site)}
    </section>
  );
}

/** The portal may be open under another name of the server than the public one, so paths are compared. */
const isElsewhere = (url: string, { portalUrl }: Site): boolean =>
  url !== new URL(location.pathname, portalUrl).href;
