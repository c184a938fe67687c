import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { at, points, show } from './testing/shown-map.tsx';

const notice = <p className="hearth-map__note">2 homes have no pin</p>;

test.each([
  ['phone', 390, 700],
  ['column', 600, 780],
  ['low', 820, 300],
] as const)(
  'pins at the corners of a fitted %s map, and at its note, can be pressed',
  async (_where, width, height) => {
    await page.viewport(900, 820);
    // Of the shape of the map, so that homes lie in all its corners.
    const reach = { x: 0.1, y: (0.1 * height * Math.cos((30.3 * Math.PI) / 180)) / width };
    const corners = [-1, 1].flatMap((x) => [-1, 1].map((y) => at(30.3 + y * reach.y, -97.7 + x * reach.x)));
    const lowest = at(30.3 - reach.y, -97.7);
    const homes = [...corners, lowest].map((corner, index) => ({
      ...points.points[0]!,
      ...corner,
      listingid: `C${index}`,
    }));
    const [west, south, east, north] = [-97.7 - reach.x, 30.3 - reach.y, -97.7 + reach.x, 30.3 + reach.y];
    const map = show(
      {
        points: { ...points, clusters: [], points: homes as typeof points.points },
        fit: { minLatitude: south, maxLatitude: north, minLongitude: west, maxLongitude: east },
        notice,
      },
      { width, height },
    );
    await map.findByRole('button', { name: 'Zoom in' });
    const covered = () =>
      [...map.container.querySelectorAll('.hearth-pin__face')].filter((face) => {
        const { left, right, top, bottom } = face.getBoundingClientRect();
        return !face.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      }).length;
    await expect.poll(() => map.container.querySelectorAll('.hearth-pin').length).toBe(5);
    await expect.poll(covered).toBe(0);
  },
);

test.each([
  ['phone', 390, 700],
  ['column', 600, 780],
] as const)(
  'the homes of an opened cluster lie beside the controls of a %s map',
  async (_where, width, height) => {
    await page.viewport(900, 820);
    const reach = { x: 0.01, y: (0.01 * height * Math.cos((30.3 * Math.PI) / 180)) / width };
    const corners = [-1, 1].flatMap((x) => [-1, 1].map((y) => at(30.3 + y * reach.y, -97.7 + x * reach.x)));
    const boundaries = {
      ...{ minLatitude: 30.3 - reach.y, maxLatitude: 30.3 + reach.y },
      ...{ minLongitude: -97.7 - reach.x, maxLongitude: -97.7 + reach.x },
    };
    const cluster = { ...points.clusters[0]!, ...at(30.3, -97.7), count: 4, boundaries };
    const map = show({ points: { ...points, clusters: [cluster], points: [] } }, { width, height });
    (await map.findByRole('button', { name: /^4 homes from/ })).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => map.onUserMove.mock.calls.length).toBe(1);
    const homes = corners.map((corner, index) => ({
      ...points.points[0]!,
      ...corner,
      listingid: `O${index}`,
    }));
    map.rerender({ points: { ...points, clusters: [], points: homes as typeof points.points } });
    await expect.poll(() => map.container.querySelectorAll('.hearth-pin').length).toBe(4);
    const frame = map.container.firstElementChild!.getBoundingClientRect();
    for (const face of map.container.querySelectorAll('.hearth-pin__face')) {
      const { left, right, top, bottom } = face.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      expect(face.contains(document.elementFromPoint(x, y))).toBe(true);
      // The pills over the map of a search, and its notes.
      expect([top - frame.top >= 64, frame.bottom - bottom >= 58]).toEqual([true, true]);
    }
  },
);

test('the lowest pin of a fitted map stands above its note', async () => {
  await page.viewport(900, 820);
  const homes = [30.2, 30.4].map((latitude, index) => ({
    ...points.points[0]!,
    ...at(latitude, -97.7),
    listingid: `N${index}`,
  }));
  const fit = { minLatitude: 30.2, maxLatitude: 30.4, minLongitude: -97.71, maxLongitude: -97.69 };
  const map = show(
    { points: { ...points, clusters: [], points: homes as typeof points.points }, fit, notice },
    { width: 600, height: 780 },
  );
  await map.findByRole('button', { name: 'Zoom in' });
  const lowest = () => {
    const faces = [...map.container.querySelectorAll('.hearth-pin__face')];
    return Math.max(...faces.map((face) => face.getBoundingClientRect().bottom));
  };
  await expect.poll(lowest).toBeGreaterThan(400);
  await expect.poll(lowest).toBeLessThan(map.getByText('2 homes have no pin').getBoundingClientRect().top);
});
