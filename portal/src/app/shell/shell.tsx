import type { ReactNode } from 'react';
import { BackToTop } from './back-to-top.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useLinkInterception } from './link-interception.ts';
import { OfflineNotice } from './offline-notice.tsx';
import './shell.css';

/** What stands around every screen. */
export function Shell({ children }: { readonly children: ReactNode }): ReactNode {
  const followLink = useLinkInterception();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click as well
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is interactive
    <div className="shell" onClick={followLink}>
      <a className="shell__skip" href="#main">
        Skip to content
      </a>
      <Header />
      <OfflineNotice />
      <main id="main" tabIndex={-1} className="shell__main">
        {children}
      </main>
      <Footer />
      <BackToTop />
    </div>
  );
}
