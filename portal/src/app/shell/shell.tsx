import { fullComparison, mostCompared } from '@hearth/domain/listing/compared-homes.ts';
import { pageAt } from '@hearth/domain/page/page-at.ts';
import type { PageName } from '@hearth/domain/page/pages.ts';
import { LiveRegion } from '@hearth/widgets/ui/live-region.tsx';
import { deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import { memo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSnapshot } from 'valtio';
import { useApp } from '../../shared/app/app-context.tsx';
import { LegalStrip } from '../../shared/legal/legal-strip.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { withRetries } from '../lazy-screen.tsx';
import { OpeningListingContext } from '../opening-listing.ts';
import { ActingBanner } from './acting-banner.tsx';
import { BackToTop } from './back-to-top.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useLinkInterception } from './link-interception.ts';
import { OfflineNotice } from './offline-notice.tsx';
import './shell.css';

/** The comparison itself, and the page whose code and preview need the room. */
const withoutTray: ReadonlySet<PageName> = new Set<PageName>(['compare', 'embed']);

/** Outside of every screen's boundary: where it fails to load, the page does without it. */
const tray = deferred(() =>
  withRetries(async () => (await import('../../features/compare/compare-tray.tsx')).CompareTray),
);

interface ShellProps {
  readonly children: ReactNode;
  /** Dialog over the page with a separate address. */
  readonly over?: ReactNode;
}

/** Frame of every screen. */
export function Shell({ children, over }: ShellProps): ReactNode {
  const { followLink, holdOffline, opening } = useLinkInterception();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click as well
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are interactive
    <div className="shell" onClickCapture={holdOffline} onClick={followLink}>
      <Page>{children}</Page>
      <OpeningListingContext value={opening}>{over}</OpeningListingContext>
    </div>
  );
}

/** Not rendered anew while a listing opens over it. */
const Page = memo(function Page({ children }: { readonly children: ReactNode }): ReactNode {
  const { homes } = useSnapshot(useApp().compare.state);
  const { name } = pageAt(useLocation().pathname);
  const hasTray = homes.length > 0 && !withoutTray.has(name);
  const CompareTray = useDeferred(tray, useOnline() && hasTray);
  return (
    <>
      <a className="shell__skip" href="#main">
        Skip to content
      </a>
      <Header />
      <ActingBanner />
      <OfflineNotice />
      <main id="main" tabIndex={-1} className="shell__main">
        <LegalStrip />
        {children}
      </main>
      <Footer />
      {hasTray && CompareTray && <CompareTray />}
      {/* Stands before the first home does: what comes with its words is not heard. */}
      <LiveRegion message={withoutTray.has(name) ? '' : comparedText(homes.length)} />
      <BackToTop />
    </>
  );
});

const comparedText = (count: number): string => {
  if (count === 0) return '';
  if (count === 1) return '1 home to compare';
  return `${count} homes to compare${count < mostCompared ? '' : `. ${fullComparison}`}`;
};
