import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { listOf, partOf, persisted } from './persisted.ts';

afterEach(() => vi.unstubAllGlobals());

/** A storage of one browser, which `refuse` makes full. */
function aStorage(stored: Record<string, string> = {}) {
  const storage = { stored, full: false };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      if (storage.full) throw new DOMException('full', 'QuotaExceededError');
      stored[key] = value;
    },
    removeItem: (key: string) => {
      delete stored[key];
    },
  });
  return storage;
}

const schema = z.object({ view: z.string() });
const aView = () => persisted('view', schema, { view: 'usual' });

describe('a persisted value', () => {
  it('reads the value on the next visit, and its fallback after it was cleared', () => {
    const { stored } = aStorage();
    expect(aView().read()).toEqual({ view: 'usual' });
    aView().write({ view: 'table' });
    expect(aView().read()).toEqual({ view: 'table' });
    aView().clear();
    expect(aView().read()).toEqual({ view: 'usual' });
    expect(stored).toEqual({});
  });

  it.each(['{', 'null', '7', '{"view":7}'])(
    'is the fallback where %s is stored, which other keys outlast',
    (text) => {
      const { stored } = aStorage({ view: text, other: '1' });
      expect(aView().read()).toEqual({ view: 'usual' });
      aView().write({ view: 'table' });
      expect(stored).toEqual({ view: '{"view":"table"}', other: '1' });
    },
  );

  it('lasts for the visit where storage is full, and is stored as soon as there is room', () => {
    const storage = aStorage({ view: '{"view":"stored"}' });
    const view = aView();
    storage.full = true;
    view.write({ view: 'new' });
    expect(view.read()).toEqual({ view: 'new' });
    storage.full = false;
    view.write({ view: 'newer' });
    expect(aView().read()).toEqual({ view: 'newer' });
  });

  it('lasts for the visit where storage is forbidden', () => {
    vi.stubGlobal('localStorage', undefined);
    const view = aView();
    expect(view.read()).toEqual({ view: 'usual' });
    view.write({ view: 'new' });
    expect(view.read()).toEqual({ view: 'new' });
    view.clear();
    expect(view.read()).toEqual({ view: 'usual' });
  });

  it('drops a value that could not be stored once its key is removed', () => {
    const storage = aStorage();
    const tab = new EventTarget();
    vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
    const view = aView();
    storage.full = true;
    view.write({ view: 'new' });
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'other' }));
    expect(view.read()).toEqual({ view: 'new' });
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'view' }));
    expect(view.read()).toEqual({ view: 'usual' });
  });

  it('reacts to its own key, and to a cleared storage', () => {
    aStorage();
    const tab = new EventTarget();
    vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
    const changed = vi.fn();
    aView().subscribe(changed);
    for (const key of ['other', 'view', null])
      tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
    expect(changed).toHaveBeenCalledTimes(2);
  });
});

describe('a schema that forgives', () => {
  it('leaves out entries of a list, and parts of a record, that it refuses', () => {
    expect(z.parse(listOf(z.string(), 2), [1, 'a', null, 'b', 'c'])).toEqual(['a', 'b']);
    const record = z.object({ a: partOf(z.boolean()), b: partOf(z.string()) });
    expect(z.parse(record, { a: 'yes', b: 'b', c: 1 })).toEqual({ a: undefined, b: 'b' });
  });
});
