import { mount } from '@hearth/widgets/testing/mount.tsx';
import { expect, test } from 'vitest';
import { currentSection } from './current-section.ts';
import { SectionTabs } from './section-tabs.tsx';

const starts = [
  { id: 'facts', top: -400 },
  { id: 'history', top: 180 },
  { id: 'nearby', top: 500 },
];

test.each([
  ['the last that begins above the line', starts, false, 'history'],
  ['none before the first', [{ id: 'facts', top: 600 }], false, null],
  ['the last at the end of the page, however short', starts, true, 'nearby'],
])('the section that is read is %s', (_which, sections, isAtEnd, expected) => {
  expect(currentSection(sections, 200, isAtEnd)).toBe(expected);
});

test('a tab leads to its section with the focus, is marked, and adds no step to go back', async () => {
  const view = mount(
    <>
      <SectionTabs
        sections={[
          { id: 'facts', tab: 'Facts' },
          { id: 'nearby', tab: 'Nearby' },
        ]}
      />
      <h2 id="facts">Facts and features</h2>
      <div style={{ height: '3000px' }} />
      <h2 id="nearby">Homes nearby</h2>
      <div style={{ height: '3000px' }} />
    </>,
  );
  const steps = history.length;
  const tab = view.getByRole('link', { name: 'Nearby' });
  tab.click();
  expect(document.activeElement?.id).toBe('nearby');
  await expect.poll(() => tab.getAttribute('aria-current')).toBe('true');
  expect([history.length, location.hash]).toEqual([steps, '']);
});
