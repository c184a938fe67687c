import { type ReactNode, StrictMode } from 'react';
import { type App, AppProvider } from '../shared/app/app-context.tsx';
import { ActingSession } from './acting-session.tsx';
import { LateAccount } from './late-account.tsx';
import { LateChanges } from './late-changes.tsx';
import { LateSavePanel } from './late-save-panel.tsx';
import { LateToasts } from './late-toasts.tsx';
import { OpenListing } from './open-listing.tsx';
import { AppRoutes } from './routes.tsx';
import { Shell } from './shell/shell.tsx';

interface PageContentProps {
  readonly app: App;
  /** The router around the page: that of a browser or that of a server. */
  readonly router: (page: ReactNode) => ReactNode;
}

/** The whole page; browser and server render the same. */
export const PageContent = ({ app, router }: PageContentProps): ReactNode => (
  <StrictMode>
    <AppProvider value={app}>
      {router(
        <ActingSession>
          <Shell over={<OpenListing />}>
            <AppRoutes />
          </Shell>
          <LateSavePanel />
          <LateAccount />
          <LateChanges />
        </ActingSession>,
      )}
      <LateToasts />
    </AppProvider>
  </StrictMode>
);
