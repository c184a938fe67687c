import { expect, it } from 'vitest';
import { createEmbedCounter } from './embed-counter.ts';

it('hands on counts once, and again what could not be stored', async () => {
  const stored: unknown[] = [];
  let away = true;
  const store = async (counts: readonly object[]) => {
    if (away) throw new Error('away');
    stored.push(...counts);
  };
  const counter = createEmbedCounter({ ofKeys: store, ofPages: store });
  const load = { key: 'a', day: '2026-11-21', page: 'https://a.test/' };
  counter.count('a', '2026-11-21', 'searches');
  counter.countLoad({ ...load, widgets: ['search'] });
  await expect(counter.flush()).rejects.toThrow('away');
  counter.count('a', '2026-11-21', 'searches');
  counter.count('a', '2026-11-22', 'views');
  counter.countLoad({ ...load, widgets: ['search', 'legal'] });
  away = false;
  await counter.flush();
  await counter.flush();
  expect(stored).toEqual([
    { key: 'a', day: '2026-11-21', searches: 2, loads: 2 },
    { key: 'a', day: '2026-11-22', views: 1 },
    { ...load, loads: 2, inquiries: 0, widgets: ['search', 'legal'] },
  ]);
});
