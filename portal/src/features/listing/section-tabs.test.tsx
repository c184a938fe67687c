import { mount } from '@hearth/widgets/testing/mount.tsx';
import { expect, test } from 'vitest';
import { currentSection } from './current-section.ts';
import sheet from './section-tabs.css';
import { SectionTabs } from './section-tabs.tsx';

const starts = [
  { id: 'facts', top: -400 },
  { id: 'history', top: 180 },
  { id: 'nearby', top: 500 },
];

test.each([
  ['the last that begins above the line', starts, false, 'nearby', 'history'],
  ['none before the first', [{ id: 'facts', top: 600 }], false, undefined, null],
  ['the last at the end of the page, however short', starts, true, undefined, 'nearby'],
  ['the chosen one of those in view at the end', starts, true, 'history', 'history'],
  ['the last at the end, where the chosen one is out of view', starts, true, 'facts', 'nearby'],
])('the section that is read is %s', (_which, sections, isAtEnd, chosen, expected) => {
  expect(currentSection(sections, 200, isAtEnd, chosen)).toBe(expected);
});

test('a tab leads to its section with the focus, is marked, and adds no step to go back', async () => {
  const view = mount(
    <>
      <SectionTabs
        sections={[
          { id: 'facts', tab: 'Facts' },
          { id: 'nearby', tab: 'Nearby' },
          { id: 'similar', tab: 'Similar' },
        ]}
      />
      <h2 id="facts">Facts and features</h2>
      <div style={{ height: '3000px' }} />
      <h2 id="nearby">Homes nearby</h2>
      <h2 id="similar">Similar homes</h2>
    </>,
  );
  const steps = history.length;
  const tab = view.getByRole('link', { name: 'Nearby' });
  tab.click();
  expect(document.activeElement?.id).toBe('nearby');
  const current = () => view.container.querySelector('[aria-current]')?.textContent;
  // Both are too short to come to the top of the page.
  await expect.poll(current).toBe('Nearby');
  view.getByRole('link', { name: 'Similar' }).click();
  await expect.poll(current).toBe('Similar');
  expect([history.length, location.hash]).toEqual([steps, '']);
});

test('the strip follows the page, and begins with its first tab above the first section', async () => {
  const ids = ['facts', 'history', 'payment', 'schools', 'nearby'];
  const view = mount(
    <div style={{ inlineSize: '160px' }}>
      <SectionTabs sections={ids.map((id) => ({ id, tab: `All about ${id}` }))} />
      <div style={{ height: '1500px' }} />
      {ids.map((id) => (
        <h2 key={id} id={id} style={{ height: '1500px' }}>
          {id}
        </h2>
      ))}
    </div>,
    { sheets: [sheet] },
  );
  const strip = view.getByRole('list');
  document.getElementById('nearby')?.scrollIntoView();
  await expect.poll(() => strip.scrollLeft).toBeGreaterThan(0);
  scrollTo(0, 0);
  await expect.poll(() => strip.scrollLeft).toBe(0);
});
