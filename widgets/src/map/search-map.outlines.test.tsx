import { expect, test } from 'vitest';
import { show } from './testing/shown-map.tsx';

test('outlines are drawn with their names, which are text', async () => {
  const ring = [
    [-97.9, 30.2],
    [-97.6, 30.2],
    [-97.6, 30.4],
    [-97.9, 30.2],
  ];
  const county = {
    type: 'Feature' as const,
    properties: { name: 'Travis <b>County</b>', type: 'county' },
    geometry: { type: 'Polygon' as const, coordinates: [ring] },
  };
  const map = show({ outlines: [county] });
  await map.findByText('Travis <b>County</b>');
  expect(map.container.querySelector('.hearth-map__outline--county')).toBeTruthy();
});

test('places names apart from others and from pins, larger areas first', async () => {
  const square = (name: string, half: number) => ({
    type: 'Feature' as const,
    properties: { name, type: 'city' },
    geometry: {
      type: 'Polygon' as const,
      coordinates: [
        [
          [-97.75 - half, 30.3 - half],
          [-97.75 + half, 30.3 - half],
          [-97.75 + half, 30.3 + half],
          [-97.75 - half, 30.3 + half],
        ],
      ],
    },
  });
  const names = ['Smallest', 'Small', 'Middling', 'Large', 'Largest'];
  const map = show({ outlines: names.map((name, rank) => square(name, 0.03 + rank / 100)) });
  await map.findByText('Largest');
  expect(names.filter((name) => map.queryByText(name))).toEqual(['Middling', 'Large', 'Largest']);
  const written = [...map.container.querySelectorAll('.hearth-map__name, .hearth-pin__face')];
  const boxes = written.map((element) => element.getBoundingClientRect());
  for (const [index, a] of boxes.entries())
    for (const b of boxes.slice(index + 1))
      expect(a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top).toBe(true);
  expect(map.getByText('Large').parentElement?.ariaHidden).toBe('true');
});
