import type { Agent } from '@hearth/domain/contract/agent.ts';
import { vi } from 'vitest';
import { aListingCard } from '../../testing/a-listing-card.ts';
import { anAgent, someReviews } from '../../testing/an-agent.ts';
import { json } from '../../testing/answers.ts';
import { aSearchResult } from '../../testing/home-server.ts';
import { inside, place } from '../../testing/mount.tsx';
import '../agent-bio.element.ts';

export type Answer = (query: URLSearchParams) => Response | Promise<Response>;
export let answers: Record<string, Answer>;
export let requested: URL[];

/** A server that knows one agent by username and as the default, with homes and reviews. */
export function serve(agent: Partial<Agent> = {}, others: Record<string, Answer> = {}): void {
  const known = anAgent(agent);
  const reviews = someReviews(known.reviewCount);
  answers = {
    '/api/agent/default': () => json(known),
    '/api/agent/maria.delgado': () => json(known),
    '/api/agent/review': (query) => {
      const [limit, page] = [Number(query.get('limit')), Number(query.get('page'))];
      return json({ hits: reviews.slice((page - 1) * limit, page * limit), total: reviews.length });
    },
    '/api/v2/listing/search': (query) =>
      json(aSearchResult({ listings: query.has('lease') ? [] : [aListingCard()] })),
    ...others,
  };
}

/** Serves the requests of the page until the returned function is called. */
export function fakeFetch(): () => void {
  requested = [];
  serve();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    requested.push(url);
    const answer = answers[url.pathname];
    return answer ? answer(url.searchParams) : json({ code: 'agent_not_found', message: '' }, 404);
  });
  return () => vi.unstubAllGlobals();
}

export const bio = (attributes = 'agent="maria.delgado"') =>
  place(`<hearth-agent-bio ${attributes}></hearth-agent-bio>`);
export const named = (element: HTMLElement, name = 'Maria Delgado') =>
  inside(element).findByRole('heading', { name, level: 2 });
export const text = (element: HTMLElement) => element.shadowRoot?.querySelector('article')?.textContent ?? '';
export const sectionsOf = (element: HTMLElement) =>
  [...(element.shadowRoot?.querySelectorAll('section, [part=contact], [part=social]') ?? [])].map((part) =>
    part.getAttribute('part'),
  );
