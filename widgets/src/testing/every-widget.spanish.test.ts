import type { AreaMarket } from '@hearth/domain/contract/market-overview.ts';
import { cityLine, streetLine } from '@hearth/domain/listing/address.ts';
import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { inWords } from '../client/answer-words.ts';
import { aListingCard } from './a-listing-card.ts';
import { aSite } from './a-site.ts';
import { anAgent, someReviews } from './an-agent.ts';
import { json } from './answers.ts';
import { homeServer } from './home-server.ts';
import { aChallenge, aRecipient, aSiteWithConsent } from './inquiry-server.ts';
import { inside, place } from './mount.tsx';
import { textsWithin, unmarkedWords } from './unmarked-words.ts';
import { writeInto } from './write-into.ts';
import '../agent-bio/agent-bio.element.ts';
import '../home-value/home-value.element.ts';
import '../inquiry-form/inquiry-form.element.ts';
import '../legal/legal.element.ts';
import '../listing/listing.element.ts';
import '../listing-card/listing-card.element.ts';
import '../listings/listings.element.ts';
import '../market/market.element.ts';
import '../mortgage-calculator/mortgage-calculator.element.ts';
import '../search/search.element.ts';

const reduced = aListingCard({ listingid: 'L1' });
const details = listingDetails({ listingid: 'L1', publicremarks: 'Two oaks.', listofficename: 'Live Oak' });

const zilker: AreaMarket = {
  ...{ place: 'Zilker', url: '/listings/market-overview/subdivision/tx/zilker', asof: '2026-11-21' },
  figures: {
    ...{ forsale: 12, medianlistprice: 900_000, medianpricepersquarefoot: 512, mediandaysonmarket: 31 },
    ...{ pricecuts: 3, sold: 40 },
  },
  months: Array.from({ length: 24 }, (_, at) => ({
    month: `${2024 + Math.floor((at + 11) / 12)}-${String(((at + 11) % 12) + 1).padStart(2, '0')}`,
    ...{ sold: at, soldmedianlistprice: 500_000 + at * 1_000, listed: 2 },
  })),
  compared: null,
};

/** Answers by the end of the path; the texts in them are data. */
const answers: Readonly<Record<string, unknown>> = {
  '/api/site': aSiteWithConsent(),
  '/recipient': aRecipient(),
  '/agent/default': anAgent(),
  '/market-figures': zilker,
  '/agent/review': { hits: someReviews(2), total: 12 },
};
const data = [
  zilker.place,
  ...textsWithin(inWords([answers, reduced, details, aSite()])),
  ...[reduced, details].flatMap((home) => [streetLine(home), cityLine(home)]),
  'MD',
  ...[
    'Freddie Mac',
    'Freddie Mac Primary Mortgage Market Survey',
    'homes.example',
    'localhost',
    'es',
    '127.0.0.1',
    'TX',
    'Est.',
    'MLS#',
    'EL#',
    'YouTube',
    'Vimeo',
  ],
  ...['Facebook', 'Instagram', 'LinkedIn', 'TikTok'],
];

type Answer = (pathname: string) => Response | Promise<Response> | undefined;

function serve(answer: Answer = () => undefined, total = 2400): void {
  const { fetch } = homeServer({
    listings: [details],
    search: () => ({ listings: total > 0 ? [reduced] : [], total, pageCount: Math.ceil(total / 12) }),
  });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (pathname.endsWith('/captcha/challenge')) return json(await aChallenge());
    if (pathname.includes('/user/inquiry') && !pathname.endsWith('/recipient')) return new Response('OK');
    const known = Object.entries(answers).find(([end]) => pathname.endsWith(end))?.[1];
    return (
      (await answer(pathname)) ??
      (known ? json(known) : fetch(input instanceof Request ? input : new Request(input)))
    );
  });
}

/** A widget in Spanish, and the words on it that are neither of the catalogue nor data. */
function show(tag: string, attributes = '') {
  const element = place<HTMLElement>(`<hearth-${tag} lang="es" ${attributes}></hearth-${tag}>`);
  return { element, words: () => unmarkedWords(element.shadowRoot ?? element, data), ...inside(element) };
}

afterEach(() => vi.unstubAllGlobals());

const failing: Answer = () => json({ code: 'internal_error', message: 'broken' }, 500);
const pending: Answer = () => new Promise<Response>(() => undefined);
const unknownArea: Answer = () => json({ code: 'polygon_not_found', message: 'none' }, 404);
const missing: Answer = () => json({ code: 'listing_not_found', message: 'none' }, 404);
const types = [
  ...['ask-a-question', 'bio-inquiry', 'buy-before-you-sell', 'contact-us', 'request-home-price-estimate'],
  ...['listing-question', 'report-a-wrong-fact', 'relocation-guide', 'request-a-specialist'],
  ...['request-consultation', 'schedule-a-tour', 'schedule-a-video-tour', 'request-an-interview'],
  ...['request-free-whitepaper', 'feedback', 'refer-me', 'review-me'],
];

type State = [tag: string, attributes: string, ready: RegExp, answer?: Answer];

const ofType = (type: string): State => [
  'inquiry-form',
  `type="${type}" listing-id="L1" agent="ada.reyes"`,
  /obligatorios/,
];

/** Each widget in its states, with a text that shows once it is there. */
const states: readonly State[] = [
  ...types.map(ofType),
  ['inquiry-form', 'type="listing-question"', /falta listing-id/],
  ['inquiry-form', '', /consentimiento/, failing],
  ['mortgage-calculator', '', /Impuesto a la propiedad/],
  ['mortgage-calculator', 'listing-id="L1" down-payment="5"', /Esto es una estimación/],
  ['mortgage-calculator', 'listing-id="none"', /no está disponible/, missing],
  ['listing-card', 'listing-id="L1"', /recámaras/],
  ['listing-card', 'listing-id="L1" layout="compact"', /recámaras/],
  ['listing-card', 'listing-id="L1" layout="row"', /recámaras/],
  ['listing-card', 'listing-id="none"', /no está disponible/, missing],
  ['listings', '', /recámaras/],
  ['listings', 'layout="carousel" results-url="/all"', /Ver todas/],
  ['listings', '', /No pudimos/, failing],
  ['listing', 'listing-id="L1"', /Datos y características/],
  ['listing', 'listing-id="none"', /no está disponible/, missing],
  ['agent-bio', '', /Reseñas/],
  ['agent-bio', '', /No pudimos/, failing],
  ['home-value', '', /Estimar/],
  ['market', 'area="Zilker"', /Mercado en/],
  ['market', 'area="Zilker" kind="condo" period="6-months"', /Mercado en/],
  ['market', 'area="Atlantis"', /cifras/, unknownArea],
  ['market', 'area="Zilker"', /No pudimos/, failing],
  ['legal', '', /Políticas|Política/],
  ['search', '', /propiedades/],
  ['search', 'shape="bar"', /Ubicación/],
  ['search', 'save="on"', /Guardar esta búsqueda/],
  ['search', '', /No pudimos/, failing],
];

test.each<State>(states)(
  'shows hearth-%s %s without an English text',
  async (tag, attributes, ready, answer) => {
    serve(answer);
    const { words, findAllByText } = show(tag, attributes);
    await findAllByText(ready);
    await expect.poll(words).toEqual([]);
  },
);

const loading = [
  'agent-bio',
  'inquiry-form',
  'legal',
  'listing',
  'listing-card',
  'listings',
  'market',
  'search',
];

test.each(loading)('shows hearth-%s without an English text while its answers are pending', async (tag) => {
  serve(pending);
  const { element, words } = show(tag, 'listing-id="L1" area="Zilker"');
  await expect
    .poll(() => element.shadowRoot?.querySelector('[aria-busy="true"], .hearth-skeleton'))
    .toBeTruthy();
  await expect.poll(words).toEqual([]);
});

test.each(['search', 'listings'])(
  'shows hearth-%s without homes and without an English text',
  async (tag) => {
    serve(undefined, 0);
    const { element, words } = show(tag);
    await expect.poll(() => element.shadowRoot?.textContent).toMatch(/en cuanto haya propiedades/);
    await expect.poll(words).toEqual([]);
  },
);

/** Of the form within, by their names. */
const fieldsOf = (element: HTMLElement) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLInputElement>('[name]:not([type=radio])') ?? []),
];
const written: Readonly<Record<string, string>> = { email: 'ana@example.com', tel: '(512) 555-0100' };

test.each(types)('shows problems of an empty form of type %s without an English text', async (type) => {
  serve();
  const { element, words, findAllByText } = show('inquiry-form', ofType(type)[1]);
  await findAllByText(/obligatorios/);
  element.shadowRoot?.querySelector<HTMLElement>('[type=submit]')?.click();
  await findAllByText(/obligatorio⟧|obligatoria⟧|Elija|Escriba/);
  await expect.poll(words).toEqual([]);
});

test.each(['contact-us', 'feedback', 'refer-me', 'request-free-whitepaper'])(
  'thanks for a sent form of type %s without an English text',
  async (type) => {
    serve();
    const { element, words, findAllByText } = show('inquiry-form', ofType(type)[1]);
    await findAllByText(/^I agree/);
    for (const field of fieldsOf(element)) writeInto(field, written[field.type] ?? 'Ana');
    element.shadowRoot?.querySelector<HTMLElement>('[type=checkbox]')?.click();
    element.shadowRoot?.querySelector<HTMLElement>('[type=submit]')?.click();
    await expect.poll(() => element.shadowRoot?.textContent).toMatch(/Gracias/);
    await expect.poll(words).toEqual([]);
  },
);
