import { beforeEach, describe, expect, test, vi } from 'vitest';
import { anAgent } from '../testing/an-agent.ts';
import { json } from '../testing/answers.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import { inside, place } from '../testing/mount.tsx';
import './agent-bio.element.ts';
import { answers, bio, fakeFetch, named, requested, serve, text } from './testing/shown-bio.ts';

beforeEach(fakeFetch);

describe('a bio that fails to load', () => {
  test('an unknown agent is reported as unknown, without a retry', async () => {
    const element = bio('agent="nobody"');
    await inside(element).findByText('This agent could not be found.');
    expect(inside(element).queryByRole('button')).toBeNull();
  });

  test.each([
    [500, 'internal_error', 'Unable to fetch the agent.'],
    [403, 'embed_key_required', 'This page needs an embed key to show agents.'],
  ])('for %d %s shows the reason, and a retry works', async (status, code, words) => {
    answers['/api/agent/maria.delgado'] = () => json({ code, message: '' }, status);
    const element = bio();
    await inside(element).findByText(words);
    expect(await axeViolations(element)).toEqual([]);
    serve();
    inside(element).getByRole('button', { name: 'Try again' }).click();
    await named(element);
  });

  test('a slow bio is a skeleton until it has loaded', async () => {
    let arrive = (_: Response) => {};
    answers['/api/agent/maria.delgado'] = () => new Promise((resolve) => (arrive = resolve));
    const element = bio();
    await expect.poll(() => element.shadowRoot?.querySelector('.hearth-skeleton')).toBeTruthy();
    await expect.poll(() => requested).toHaveLength(1);
    arrive(json(anAgent()));
    await named(element);
  });

  test('a failed list of homes or reviews does not affect the rest', async () => {
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

describe('actions in a bio', () => {
  test('visitors page through reviews', async () => {
    const element = bio('agent="maria.delgado" sections="reviews" reviews-limit="5"');
    const view = inside(element);
    await view.findByText('Review 5, with care.');
    expect(view.queryByText('Review 6, with care.')).toBeNull();
    view.getByRole('button', { name: 'Next page' }).click();
    await view.findByText('Review 6, with care.');
    expect(requested.at(-1)?.searchParams.get('page')).toBe('2');
    expect(element.shadowRoot?.activeElement?.className).toBe('hearth-reviews');
  });

  test('a video sends no request before it is played', async () => {
    const element = bio('agent="maria.delgado" sections="video"');
    const view = inside(element);
    const play = await view.findByRole('button', { name: 'Play video' });
    expect(element.shadowRoot?.querySelector('iframe, video')).toBeNull();
    expect(view.getByText(/Plays from YouTube/)).toBeTruthy();
    play.click();
    const frame = await view.findByTitle<HTMLIFrameElement>('Video of Maria Delgado');
    expect(frame.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//);
  });

  test('opening a listing fires an event, which the page may prevent', async () => {
    const element = bio('agent="maria.delgado" sections="listings"');
    const heard = vi.fn((event: Event) => event.preventDefault());
    element.addEventListener('hearth-listing-select', heard);
    (await inside(element).findByRole('link', { name: '2108 Bluebonnet Ln' })).click();
    expect(heard).toHaveBeenCalledOnce();
    const search = requested.find(({ pathname }) => pathname.endsWith('/search'));
    expect(search?.searchParams.get('trecLicense')).toBe('700123');
  });

  test("contact fires an event without personal data and links to the server's form", async () => {
    const element = bio('agent="maria.delgado" sections="contact"');
    const heard = vi.fn((event: Event) => event.preventDefault());
    element.addEventListener('hearth-agent-contact', heard);
    const link = await inside(element).findByRole<HTMLAnchorElement>('link', { name: 'Contact Maria' });
    const { pathname, search } = new URL(link.href);
    expect(pathname + search).toBe('/w/inquiry-form?type=bio-inquiry&agent=maria.delgado');
    link.click();
    expect(heard.mock.calls.map(([event]) => (event as CustomEvent).detail)).toEqual([
      {
        agent: 'maria.delgado',
        url: link.href,
      },
    ]);
  });

  test('contact names the key of the page to the form of the server', async () => {
    window.__hearth = { version: '1', api: `${location.origin}/`, key: 'hk_0123456789abcdefGHIJ' };
    try {
      const element = bio('agent="maria.delgado" sections="contact"');
      const link = await inside(element).findByRole<HTMLAnchorElement>('link', { name: 'Contact Maria' });
      expect(new URL(link.href).search).toBe(
        '?type=bio-inquiry&agent=maria.delgado&key=hk_0123456789abcdefGHIJ',
      );
    } finally {
      delete window.__hearth;
    }
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
    // This one, or the first of the form's own where another test has defined the element.
    await expect.poll(() => form.shadowRoot?.activeElement?.localName).toBe('input');
  });
});
