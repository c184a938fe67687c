import type { Agent } from '@hearth/domain/contract/agent.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aListingCard } from '../testing/a-listing-card.ts';
import { anAgent, someReviews } from '../testing/an-agent.ts';
import { json } from '../testing/answers.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import { aSearchResult } from '../testing/home-server.ts';
import { inside, place } from '../testing/mount.tsx';
import './agent-bio.element.ts';

type Answer = (query: URLSearchParams) => Response | Promise<Response>;
let answers: Record<string, Answer>;
let asked: URL[];

/** A server that knows one agent by username and as the default, with homes and reviews. */
function serve(agent: Partial<Agent> = {}, others: Record<string, Answer> = {}): void {
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

beforeEach(() => {
  asked = [];
  serve();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const url = new URL(input instanceof Request ? input.url : String(input));
    asked.push(url);
    const answer = answers[url.pathname];
    return answer ? answer(url.searchParams) : json({ code: 'agent_not_found', message: '' }, 404);
  });
  return () => vi.unstubAllGlobals();
});

const bio = (attributes = 'agent="maria.delgado"') =>
  place(`<hearth-agent-bio ${attributes}></hearth-agent-bio>`);
const named = (element: HTMLElement, name = 'Maria Delgado') =>
  inside(element).findByRole('heading', { name, level: 2 });
const text = (element: HTMLElement) => element.shadowRoot?.querySelector('article')?.textContent ?? '';
const sectionsOf = (element: HTMLElement) =>
  [...(element.shadowRoot?.querySelectorAll('section, [part=contact], [part=social]') ?? [])].map((part) =>
    part.getAttribute('part'),
  );

describe('a bio', () => {
  test('tells name, brokerage, licence and everything else the agent has', async () => {
    const element = bio();
    await named(element);
    const view = inside(element);
    await view.findByText('Review 1, with care.');
    await view.findByRole('link', { name: '2108 Bluebonnet Ln' });
    await view.findByText('homes');
    for (const words of [
      'Live Oak Realty',
      'Broker Associate',
      'TREC license 700123',
      'English, Spanish',
      'GRI',
    ])
      expect(text(element)).toContain(words);
    expect(view.getByRole('link', { name: '512-555-0142' }).getAttribute('href')).toBe('tel:5125550142');
    const social = view.getByRole('link', { name: 'Facebook' });
    expect(social.getAttribute('rel')).toBe('noopener nofollow');
    expect(view.getByRole('img', { name: '4.8 out of 5 stars' })).toBeTruthy();
    expect(await axeViolations(element)).toEqual([]);
  });

  test('without a name is of the default agent', async () => {
    await named(bio(''));
    expect(asked[0]?.pathname).toBe('/api/agent/default');
  });

  test('shows the sections that are wanted, in their order, and asks for nothing else', async () => {
    const element = bio('agent="maria.delgado" sections="awards, contact bio,nonsense,awards"');
    await named(element);
    expect(sectionsOf(element)).toEqual(['awards', 'contact', 'bio']);
    expect(element.shadowRoot?.querySelector('[part=photo]')).toBeNull();
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/api/agent/maria.delgado']);
    element.setAttribute('sections', 'languages');
    await expect.poll(() => sectionsOf(element)).toEqual(['languages']);
  });

  test('has no empty sections', async () => {
    const nothing = {
      bio: null,
      languages: [],
      designations: [],
      awards: [],
      video: null,
      phone: null,
      email: null,
    };
    serve({
      ...nothing,
      reviewCount: 0,
      averageRating: null,
      trecLicense: null,
      social: { ...anAgent().social, facebook: 'javascript:alert(1)' },
    });
    const element = bio();
    await named(element);
    expect(sectionsOf(element)).toEqual(['contact']);
  });

  test.each(['', 'photo', 'reviews', 'photo,contact'])(
    'names the brokerage in at least half the size of everything else, with sections %j',
    async (sections) => {
      const element = bio(`agent="maria.delgado" sections="${sections}"`);
      const name = await named(element);
      const broker = inside(element).getByText('Live Oak Realty');
      const size = (node: Element) => Number.parseFloat(getComputedStyle(node).fontSize);
      expect(size(broker)).toBeGreaterThanOrEqual(size(name) / 2);
      for (const line of element.shadowRoot?.querySelectorAll('[part=contact] a') ?? [])
        expect(size(broker)).toBeGreaterThanOrEqual(size(line) / 2);
      const page = new CSSStyleSheet();
      page.replaceSync('hearth-agent-bio::part(identity) { font-size: 90px }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, page];
      expect(size(name)).toBe(90);
      expect(size(broker)).toBeGreaterThanOrEqual(45);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== page);
    },
  );

  test('has its name at the level the page wants, and the rest below', async () => {
    const element = bio('agent="maria.delgado" heading-level="1" sections="awards"');
    await inside(element).findByRole('heading', { level: 1, name: 'Maria Delgado' });
    inside(element).getByRole('heading', { level: 2, name: 'Awards and Recognition' });
    element.setAttribute('heading-level', '400');
    await inside(element).findByRole('heading', { level: 5, name: 'Maria Delgado' });
  });

  test('another agent is another bio', async () => {
    serve(
      {},
      { '/api/agent/sam-lee': () => json(anAgent({ agentId: 'sam', name: 'Sam Lee', firstname: 'Sam' })) },
    );
    const element = bio();
    await named(element);
    element.setAttribute('agent', 'sam-lee');
    await named(element, 'Sam Lee');
  });

  test('script in any text stays text, and only https leads anywhere', async () => {
    const script = '<img src=x onerror="window.owned=1">';
    serve({
      name: script,
      firstname: script,
      title: script,
      trecLicense: script,
      languages: [script],
      awards: [script],
      designations: [script],
      bio: `${script}<p>fine</p>`,
      phone: script,
      email: script,
      headshotUrlSquare: 'javascript:alert(1)',
      brokerage: { name: script, phone: null, address: null },
      social: {
        ...anAgent().social,
        facebook: 'javascript:alert(1)',
        youtube: 'http://a.example',
        twitter: script,
      },
    });
    const element = bio(
      'agent="maria.delgado" sections="photo,contact,bio,languages,awards,designations,social"',
    );
    await named(element, script);
    await inside(element).findByText('fine');
    expect(element.shadowRoot?.querySelector('img')).toBeNull();
    for (const link of element.shadowRoot?.querySelectorAll('a') ?? [])
      expect(link.href).toMatch(/^(https?:\/\/localhost|tel:|mailto:)/);
    expect('owned' in window).toBe(false);
  });

  test('ten thousand characters do not burst the page', async () => {
    serve({ name: 'W'.repeat(10_000), title: 'x'.repeat(10_000), awards: ['y'.repeat(10_000)] });
    const element = bio('agent="maria.delgado" sections="awards"');
    await inside(element).findByText('y'.repeat(10_000));
    expect(element.shadowRoot?.querySelector('article')?.scrollWidth).toBeLessThanOrEqual(
      element.clientWidth + 1,
    );
  });
});

describe('a bio that cannot be had', () => {
  test('of somebody unknown says so, without a retry', async () => {
    const element = bio('agent="nobody"');
    await inside(element).findByText('This agent could not be found.');
    expect(inside(element).queryByRole('button')).toBeNull();
  });

  test.each([
    [500, 'internal_error', 'Unable to fetch the agent.'],
    [403, 'embed_key_required', 'This page needs an embed key to show agents.'],
    [403, 'origin_not_allowed', 'The embed key of this page is not valid for this site.'],
    [429, 'too_many_requests', 'Too many requests. Please wait a moment.'],
  ])('for %d %s says why, and trying again helps', async (status, code, words) => {
    answers['/api/agent/maria.delgado'] = () => json({ code, message: '' }, status);
    const element = bio();
    await inside(element).findByText(words);
    expect(await axeViolations(element)).toEqual([]);
    serve();
    inside(element).getByRole('button', { name: 'Try again' }).click();
    await named(element);
  });

  test('because it takes long is a skeleton until it is there', async () => {
    let arrive = (_: Response) => {};
    answers['/api/agent/maria.delgado'] = () => new Promise((resolve) => (arrive = resolve));
    const element = bio();
    await expect.poll(() => element.shadowRoot?.querySelector('.hearth-skeleton')).toBeTruthy();
    await expect.poll(() => asked).toHaveLength(1);
    arrive(json(anAgent()));
    await named(element);
  });

  test('a list of homes or reviews that fails leaves the rest as it is', async () => {
    serve(
      {},
      {
        '/api/agent/review': () => json({ code: 'internal_error' }, 500),
        '/api/v2/listing/search': () => json({ code: 'internal_error' }, 500),
      },
    );
    const element = bio();
    await inside(element).findByText('Unable to fetch the reviews.');
    await inside(element).findByText('Unable to fetch the listings.');
    expect(text(element)).toContain('GRI');
  });
});

describe('what people do with it', () => {
  test('they page through reviews', async () => {
    const element = bio('agent="maria.delgado" sections="reviews" reviews-limit="5"');
    const view = inside(element);
    await view.findByText('Review 5, with care.');
    expect(view.queryByText('Review 6, with care.')).toBeNull();
    view.getByRole('button', { name: 'Next page' }).click();
    await view.findByText('Review 6, with care.');
    expect(asked.at(-1)?.searchParams.get('page')).toBe('2');
    expect(element.shadowRoot?.activeElement?.className).toBe('hearth-reviews');
  });

  test('a video asks nobody for anything until it is played', async () => {
    const element = bio('agent="maria.delgado" sections="video"');
    const view = inside(element);
    const play = await view.findByRole('button', { name: 'Play video' });
    expect(element.shadowRoot?.querySelector('iframe, video')).toBeNull();
    expect(view.getByText(/Plays from YouTube/)).toBeTruthy();
    play.click();
    const frame = await view.findByTitle<HTMLIFrameElement>('Video of Maria Delgado');
    expect(frame.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  });

  test('a listing is told to the page, which may keep the link from being followed', async () => {
    const element = bio('agent="maria.delgado" sections="listings"');
    const heard = vi.fn((event: Event) => event.preventDefault());
    element.addEventListener('hearth-listing-select', heard);
    (await inside(element).findByRole('link', { name: '2108 Bluebonnet Ln' })).click();
    expect(heard).toHaveBeenCalledOnce();
    const search = asked.find(({ pathname }) => pathname.endsWith('/search'));
    expect(search?.searchParams.get('trecLicense')).toBe('700123');
  });

  test("contact tells the page without personal data, and leads to the server's form for this agent", async () => {
    const element = bio('agent="maria.delgado" sections="contact"');
    const heard = vi.fn((event: Event) => event.preventDefault());
    element.addEventListener('hearth-agent-contact', heard);
    const link = await inside(element).findByRole<HTMLAnchorElement>('link', { name: 'Contact Maria' });
    const { pathname, search } = new URL(link.href);
    expect(pathname + search).toBe('/w/inquiry-form?type=bio-inquiry&agent=maria.delgado');
    link.click();
    expect(heard.mock.calls.map(([event]) => (event as CustomEvent).detail)).toEqual([
      {
        agentId: 'maria.delgado',
        url: link.href,
      },
    ]);
  });

  test('contact leads to a form for this agent where the page has one', async () => {
    const form = place('<hearth-inquiry-form agent="Maria-Delgado"></hearth-inquiry-form>');
    const scrolled = vi.spyOn(form, 'scrollIntoView');
    const element = bio('agent="maria.delgado" sections="contact"');
    const link = await inside(element).findByRole('link', { name: 'Contact Maria' });
    const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true });
    link.dispatchEvent(click);
    expect(click.defaultPrevented).toBe(true);
    expect(scrolled).toHaveBeenCalledOnce();
  });

  test('brings the focus into a form that starts only when it comes into view', async () => {
    const form = place('<hearth-inquiry-form agent="maria.delgado"></hearth-inquiry-form>');
    const link = await inside(bio()).findByRole('link', { name: 'Contact Maria' });
    link.focus();
    link.click();
    await new Promise(requestAnimationFrame);
    const field = document.createElement('input');
    (form.shadowRoot ?? form.attachShadow({ mode: 'open' })).append(field);
    await expect.poll(() => form.shadowRoot?.activeElement).toBe(field);
  });
});
