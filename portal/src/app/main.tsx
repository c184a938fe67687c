import { editionOf, editions } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import '../styles.css';
import { AppProvider } from '../ui/app-context.tsx';
import { createCompareList } from '../ui/compare-list.ts';
import { seedListing } from '../ui/listing-query.ts';
import { createMapStates } from '../ui/map-states.ts';
import { createQueries } from '../ui/queries.ts';
import { createRecentSearches } from '../ui/recent-searches.ts';
import { createSearchPaths } from '../ui/search-path.ts';
import { takeServedHead } from '../ui/served-head.ts';
import { createViewedListings } from '../ui/viewed-listings.ts';
import { currentSession } from './current-session.ts';
import { takeLinkParameters } from './link-parameters.ts';
import { AppRoutes } from './routes.tsx';
import { Shell } from './shell/shell.tsx';
import { Toasts } from './toasts.tsx';

/** The server writes its edition on the document. */
const edition = editionOf(document.documentElement.dataset.edition ?? editions.austin.id);

const session = currentSession();
const sessionId = takeLinkParameters(session.viewer);
const searches = createSearchPaths(session.viewer);

const queries = createQueries();
seedListing(queries, session.viewer);

const app = {
  edition,
  client: createClient({
    baseUrl: new URL('/', location.href).href,
    credentials: 'same-origin',
    ...(sessionId !== undefined && { sessionId }),
  }),
  queries,
  served: takeServedHead(),
  session,
  unlock: null,
  searches,
  moment: () => ({ ...localMoment(new Date(), edition.timeZone), edition: edition.id }),
  viewed: createViewedListings(),
  recents: createRecentSearches(searches.defaults),
  compare: createCompareList(),
  maps: createMapStates(matchMedia('(min-width: 1280px)').matches),
};

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <AppProvider value={app}>
      {/* At once and not as a transition: a box that is checked stays checked while the list follows. */}
      <BrowserRouter useTransitions={false}>
        <Shell>
          <AppRoutes />
        </Shell>
      </BrowserRouter>
      <Toasts />
    </AppProvider>
  </StrictMode>,
);
