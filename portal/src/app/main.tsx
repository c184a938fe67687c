import { type Brand, plainBrand } from '@hearth/domain/edition/brand.ts';
import { editionOf, editions } from '@hearth/domain/edition/editions.ts';
import { guestViewer } from '@hearth/domain/people/viewer.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import '../styles.css';
import { maySignedIn } from '../shared/account/account.ts';
import { createApp } from '../shared/app/create-app.ts';
import { noAnswers, takeServedAnswers } from '../shared/app/served-answers.ts';
import { takeServedHead } from '../shared/app/served-head.ts';
import { keepFocus } from './keep-focus.ts';
import { takeLinkParameters } from './link-parameters.ts';
import { PageContent } from './page-content.tsx';
import { namingPartner } from './partner-link.ts';
import { loadScreenAt } from './routes.tsx';

/** The server writes its edition on the document. */
const edition = editionOf(document.documentElement.dataset.edition ?? editions.austin.id);

const { sessionId, partnerLink, opensLogIn, refusal } = takeLinkParameters(guestViewer);
const client = createClient({
  baseUrl: new URL('/', location.href).href,
  credentials: 'same-origin',
  ...(sessionId !== undefined && { sessionId }),
});
const { brand } = document.documentElement.dataset;
const app = createApp({
  edition,
  brand: brand === undefined ? plainBrand : (JSON.parse(brand) as Brand),
  origin: location.origin,
  client: namingPartner(client, partnerLink),
  now: () => new Date(),
  answers: maySignedIn() ? noAnswers : takeServedAnswers(guestViewer, edition.id),
  served: takeServedHead(),
  isWide: matchMedia('(min-width: 1280px)').matches,
  hasAccounts: true,
});
const { account } = app;
if (refusal !== null) account.refuse(refusal);

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
