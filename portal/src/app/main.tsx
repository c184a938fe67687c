import { editionOf, editions } from '@hearth/domain/edition/editions.ts';
import { localMoment } from '@hearth/domain/edition/local-moment.ts';
import { guestViewer } from '@hearth/domain/people/viewer.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { startTransition, useLayoutEffect, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { useSnapshot } from 'valtio';
import '../styles.css';
import { createAccount, maySignedIn, type SessionPerson, viewerOf } from '../shared/account/account.ts';
import type { App } from '../shared/app/app-context.tsx';
import { createQueries } from '../shared/app/queries.ts';
import { noAnswers, takeServedAnswers } from '../shared/app/served-answers.ts';
import { takeServedHead } from '../shared/app/served-head.ts';
import { createCompareList } from '../shared/comparing/compare-list.ts';
import { createViewedListings } from '../shared/listing/viewed-listings.ts';
import { createSaving } from '../shared/saving/saving.ts';
import { createMapStates } from '../shared/searching/map-states.ts';
import { createRecentSearches } from '../shared/searching/recent-searches.ts';
import { createSearchPaths } from '../shared/searching/search-path.ts';
import { createShownHomes } from '../shared/searching/shown-homes.ts';
import { keepFocus } from './keep-focus.ts';
import { takeLinkParameters } from './link-parameters.ts';
import { PageContent } from './page-content.tsx';
import { namingPartner } from './partner-link.ts';
import { loadScreenAt } from './routes.tsx';
import { endingSession, refetchAnswers } from './session-changes.ts';

/** The server writes its edition on the document. */
const edition = editionOf(document.documentElement.dataset.edition ?? editions.austin.id);

const { sessionId, partnerLink, opensLogIn, refusal } = takeLinkParameters(guestViewer);
const queries = createQueries();
const client = createClient({
  baseUrl: new URL('/', location.href).href,
  credentials: 'same-origin',
  ...(sessionId !== undefined && { sessionId }),
});
const account = createAccount(client, () => refetchAnswers(queries));
if (refusal !== null) account.refuse(refusal);

/** What no sign-in changes. */
const fixed = {
  edition,
  origin: location.origin,
  client: namingPartner(endingSession(client, account), partnerLink),
  queries,
  served: takeServedHead(),
  account,
  unlock: account.unlock,
  moment: () => ({ ...localMoment(new Date(), edition.timeZone), edition: edition.id }),
  homes: createShownHomes(),
  viewed: createViewedListings(),
  compare: createCompareList(),
  saving: createSaving(),
  maps: createMapStates(matchMedia('(min-width: 1280px)').matches),
};
/** They are those for guests. */
const answers = maySignedIn() ? noAnswers : takeServedAnswers(guestViewer, edition.id);

const appOf = (person: SessionPerson | null): App => {
  const session = { viewer: viewerOf(person, edition.id), agentMode: false };
  const searches = createSearchPaths(session.viewer);
  return {
    ...fixed,
    session,
    searches,
    answers: person ? noAnswers : answers,
    recents: createRecentSearches(searches.defaults),
  };
};

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
const giveFocusBack = keepFocus(root);
const page = createRoot(root);

function Portal() {
  useLayoutEffect(giveFocusBack, []);
  const { person } = useSnapshot(account.state);
  const app = useMemo(() => appOf(person as SessionPerson | null), [person]);
  return (
    <PageContent
      app={app}
      // At once and not as a transition: a box that is checked stays checked while the list follows.
      router={(page) => <BrowserRouter useTransitions={false}>{page}</BrowserRouter>}
    />
  );
}

/** Longer than that, and the page begins as a guest's. */
const longestWaitMilliseconds = 1000;
const personKnown = () =>
  Promise.race([account.start(), new Promise((resolve) => setTimeout(resolve, longestWaitMilliseconds))]);

/** A link of a mail asks for the log-in; people who are signed in need none. */
function openLogIn(): void {
  if (opensLogIn && account.state.person === null) account.open({ name: 'log in' });
}

// The first render shows the screen with its data. A skeleton before it would cost a render and not show anything earlier, since
// the page preloads the screen's code. As a transition it is rendered in pieces that do not block the page. No top-level await: the
// screen's code imports from this file, so each would wait for the other.
void Promise.all([loadScreenAt(location.pathname), personKnown()]).then(() => {
  openLogIn();
  startTransition(() => page.render(<Portal />));
});
