import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { aSite } from './a-site.ts';
import { anAgent, someReviews } from './an-agent.ts';
import { json } from './answers.ts';
import { homeServer } from './home-server.ts';
import { inside, place } from './mount.tsx';
import '../agent-bio/agent-bio.element.ts';
import '../legal/legal.element.ts';
import '../listing/listing.element.ts';

const home = listingDetails({
  listingid: 'L1',
  publicremarks: 'Two oaks shade the porch.',
  roof: ['Composition'],
  mlsareamajor: 'South of the river',
});
const bio = anAgent({ bio: '<p>Sells homes in Zilker.</p>', designations: ['Accredited Buyer Rep'] });
const answers: Readonly<Record<string, unknown>> = {
  '/api/site': aSite(),
  '/agent/default': bio,
  '/agent/review': { hits: someReviews(1), total: 1 },
};

function serve(): void {
  const { fetch } = homeServer({ listings: [home] });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
    const known = Object.entries(answers).find(([end]) => pathname.endsWith(end))?.[1];
    return known ? json(known) : fetch(input instanceof Request ? input : new Request(input));
  });
}

afterEach(() => vi.unstubAllGlobals());

const languageOf = (element: HTMLElement) => element.closest('[lang]')?.getAttribute('lang');

test.each([
  ['listing', 'listing-id="L1"', /Two oaks/],
  ['listing', 'listing-id="L1"', /Composition/],
  ['listing', 'listing-id="L1"', 'South of the river'],
  ['agent-bio', '', /Sells homes/],
  ['agent-bio', '', /Accredited/],
  ['agent-bio', '', someReviews(1)[0]!.body],
  ['legal', '', /Based on information from ACTRIS/],
])('a Spanish hearth-%s %s marks %s as English', async (tag, attributes, words) => {
  serve();
  const { findByText } = inside(place(`<hearth-${tag} lang="es" ${attributes}></hearth-${tag}>`));
  expect(languageOf(await findByText(words, {}, { timeout: 4000 }))).toBe('en');
});

test('words of the page around the data stay Spanish', async () => {
  serve();
  const { findByText } = inside(place('<hearth-listing lang="es" listing-id="L1"></hearth-listing>'));
  expect(languageOf(await findByText(/Sobre esta propiedad/))).toBeUndefined();
});
