import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anAgent } from '../testing/an-agent.ts';
import { json } from '../testing/answers.ts';
import { axeViolations } from '../testing/axe-violations.ts';
import { inside } from '../testing/mount.tsx';
import './agent-bio.element.ts';
import { bio, fakeFetch, named, requested, sectionsOf, serve, text } from './testing/shown-bio.ts';

beforeEach(fakeFetch);

describe('a bio', () => {
  test('shows name, brokerage, license and all other facts of the agent', async () => {
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
    const phone = view.getByRole('link', { name: /^Call \w+: \+1 \(512\) 555-0142$/ });
    expect(phone.getAttribute('href')).toBe('tel:5125550142');
    const social = view.getByRole('link', { name: 'Facebook' });
    expect(social.getAttribute('rel')).toBe('noopener nofollow');
    expect(view.getByRole('img', { name: '4.8 out of 5 stars' })).toBeTruthy();
    expect(await axeViolations(element)).toEqual([]);
  });

  test('shows the default agent without a name', async () => {
    await named(bio(''));
    expect(requested[0]?.pathname).toBe('/api/agent/default');
  });

  test('shows the requested sections in their order and sends no other requests', async () => {
    const element = bio('agent="maria.delgado" sections="awards, contact bio,nonsense,awards"');
    await named(element);
    expect(sectionsOf(element)).toEqual(['awards', 'contact', 'bio']);
    expect(element.shadowRoot?.querySelector('[part=photo]')).toBeNull();
    expect(requested.map(({ pathname }) => pathname)).toEqual(['/api/agent/maria.delgado']);
    element.setAttribute('sections', 'languages');
    await expect.poll(() => sectionsOf(element)).toEqual(['languages']);
  });

  test('shows no empty sections', async () => {
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
});

describe('a bio on its page', () => {
  test('keeps its height in a frame that is as high as its content', async () => {
    serve({}, { '/api/agent/maria.delgado': () => new Promise(() => {}) });
    const element = bio();
    await expect.poll(() => element.offsetHeight).toBeGreaterThan(100);
    const heights: number[] = [];
    for (const frame of [600, 3000, 6000]) {
      await page.viewport(800, frame);
      heights.push(element.offsetHeight);
    }
    await page.viewport(1280, 800);
    expect(heights).toEqual([1500, 1500, 1500]);
  });

  test('writes the name at the heading level of the page, and the rest below', async () => {
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

  test('ten thousand characters do not overflow the page', async () => {
    serve({ name: 'W'.repeat(10_000), title: 'x'.repeat(10_000), awards: ['y'.repeat(10_000)] });
    const element = bio('agent="maria.delgado" sections="awards"');
    await inside(element).findByText('y'.repeat(10_000));
    expect(element.shadowRoot?.querySelector('article')?.scrollWidth).toBeLessThanOrEqual(
      element.clientWidth + 1,
    );
  });
});
