import { afterEach, describe, expect, it, vi } from 'vitest';
import { createViewedListings } from './viewed-listings.ts';

afterEach(() => vi.unstubAllGlobals());

/** A storage of one browser. */
function aStorage(kept: Record<string, string> = {}) {
  const storage = {
    kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  };
  vi.stubGlobal('localStorage', storage);
  return storage;
}

describe('the viewed homes of a device', () => {
  it('stores the viewed homes of a device once each, the newest first', () => {
    const { kept } = aStorage();
    const viewed = createViewedListings();
    for (const id of ['A', 'B', 'A']) viewed.add(id);
    expect(viewed.state.ids).toEqual(['A', 'B']);
    expect([viewed.has('B'), viewed.has('C')]).toEqual([true, false]);
    expect(createViewedListings().state.ids).toEqual(['A', 'B']);
    expect(Object.keys(kept)).toEqual(['hearth-viewed']);
  });

  it('stores at most 500 viewed homes', () => {
    aStorage();
    const viewed = createViewedListings();
    for (let id = 0; id < 510; id++) viewed.add(String(id));
    expect(viewed.state.ids).toHaveLength(500);
    expect([viewed.has('509'), viewed.has('9')]).toEqual([true, false]);
  });

  it('last for the visit where storage is unavailable', () => {
    vi.stubGlobal('localStorage', undefined);
    const viewed = createViewedListings();
    viewed.add('A');
    expect(viewed.has('A')).toBe(true);
  });

  it.each(['{', '{"a":1}', 'null', '[1,{},"A"]'])('survive foreign values in storage: %s', (text) => {
    aStorage({ 'hearth-viewed': text });
    expect(createViewedListings().state.ids.filter((id) => id !== 'A')).toEqual([]);
  });
});
