import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import { requestAddress } from '@hearth/domain/contract/request-address.ts';
import { editionOf } from '@hearth/domain/edition/editions.ts';
import type { FirstViewPage, RenderFirstView } from '@hearth/domain/page/first-view.ts';
import { mapTypeAt } from '@hearth/domain/page/page-at.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { PlainContact } from '../features/listing/plain-contact.tsx';
import type { App } from '../shared/app/app-context.tsx';
import { createApp } from '../shared/app/create-app.ts';
import type { ServedAnswers } from '../shared/app/served-answers.ts';
import { withRules } from '../ui/style-rules.ts';
import { PageContent } from './page-content.tsx';
import { loadScreenAt } from './routes.tsx';

/**
 * Renders what a page shows before its scripts run, with the components of the portal. The scripts render the page anew and do
 * not hydrate it: width, viewed homes and chosen views are known in the browser alone. While they are coming, its links
 * work and the sheet makes its fields and buttons inert; `readonly` keeps browsers that cannot from taking words that are about to go.
 */
export const renderFirstView: RenderFirstView = async (page) => {
  await loadScreenAt(page.pathname);
  const location = page.pathname + (page.query && `?${page.query}`);
  const html = renderToString(
    <PageContent
      app={appOf(page)}
      router={(content) => <StaticRouter location={location}>{content}</StaticRouter>}
    />,
  );
  // React writes title, description and preloads before the page; the server has written its own.
  const body = html.slice(Math.max(0, html.indexOf('<div class="shell"')));
  const view = withRules(body.replaceAll('<input ', '<input readonly '));
  return {
    ...view,
    html: `<div data-first-view="waiting" data-map-type="${mapTypeAt(page.pathname)}">${view.html}</div>`,
  };
};

/** The app of a guest, on a device that stores nothing. */
function appOf({ edition, brand, publicUrl, now, ...page }: FirstViewPage): App {
  const app = createApp({
    edition: editionOf(edition),
    brand,
    origin: publicUrl,
    client: createClient({ baseUrl: `${publicUrl}/` }),
    now: () => now,
    answers: servedIn(page),
  });
  return { ...app, PlainContact };
}

/** Homes beside each other on wide screens. Further ones are below the first view, and would make the page larger and later. */
const mostHomes = 4;

/** The answers, with the first homes of each. */
const servedIn = ({ answers, refusal }: Pick<FirstViewPage, 'answers' | 'refusal'>): ServedAnswers => ({
  of: (endpoint, request) =>
    withFirstHomes(answers[requestAddress(endpoint, request)]) as ResponseOf<typeof endpoint> | undefined,
  refusal: refusal ?? undefined,
});

const withFirstHomes = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'listings' in answer && Array.isArray(answer.listings)
    ? { ...answer, listings: answer.listings.slice(0, mostHomes) }
    : answer;
