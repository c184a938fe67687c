import { editionOf, editions } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import '../styles.css';
import { createCompareList } from '../ui/compare-list.ts';
import { createMapStates } from '../ui/map-states.ts';
import { createQueries } from '../ui/queries.ts';
import { createRecentSearches } from '../ui/recent-searches.ts';
import { createSearchPaths } from '../ui/search-path.ts';
import { takeServedAnswers } from '../ui/served-answers.ts';
import { takeServedHead } from '../ui/served-head.ts';
import { createShownHomes } from '../ui/shown-homes.ts';
import { createViewedListings } from '../ui/viewed-listings.ts';
import { currentSession } from './current-session.ts';
import { keepFocus } from './keep-focus.ts';
import { takeLinkParameters } from './link-parameters.ts';
import { PageContent } from './page-content.tsx';
import { loadScreenAt } from './routes.tsx';

/** The server writes its edition on the document. */
const edition = editionOf(document.documentElement.dataset.edition ?? editions.austin.id);

const session = currentSession();
const sessionId = takeLinkParameters(session.viewer);
const searches = createSearchPaths(session.viewer);

const app = {
  edition,
  origin: location.origin,
  client: createClient({
    baseUrl: new URL('/', location.href).href,
    credentials: 'same-origin',
    ...(sessionId !== undefined && { sessionId }),
  }),
  queries: createQueries(),
  answers: takeServedAnswers(session.viewer, edition.id),
  served: takeServedHead(),
  session,
  unlock: null,
  searches,
  moment: () => ({ ...localMoment(new Date(), edition.timeZone), edition: edition.id }),
  homes: createShownHomes(),
  viewed: createViewedListings(),
  recents: createRecentSearches(searches.defaults),
  compare: createCompareList(),
  maps: createMapStates(matchMedia('(min-width: 1280px)').matches),
};

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const giveFocusBack = keepFocus(root);
const page = createRoot(root);

function Portal() {
  useLayoutEffect(giveFocusBack, []);
  return (
    <PageContent
      app={app}
      // At once and not as a transition: a box that is checked stays checked while the list follows.
      router={(page) => <BrowserRouter useTransitions={false}>{page}</BrowserRouter>}
    />
  );
}

// The first render shows the screen with its data. A skeleton before it would cost a render and not show anything earlier, since
// the page preloads the screen's code. As a transition it is rendered in pieces that do not block the page. No top-level await: the
// screen's code imports from this file, so each would wait for the other.
void loadScreenAt(location.pathname).then(() => startTransition(() => page.render(<Portal />)));
