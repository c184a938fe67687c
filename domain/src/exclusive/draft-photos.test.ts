import { describe, expect, it } from 'vitest';
import {
  arranged,
  type DraftPhoto,
  type DraftPhotos,
  described,
  mediaOf,
  noPhotos,
  withoutPhotos,
  withPhoto,
} from './draft-photos.ts';

const at = '2026-11-28T18:00:00.000Z';
const aPhoto = (id: string, changes: Partial<DraftPhoto> = {}): DraftPhoto => ({
  ...{ id, file: `exclusive-${id}.jpg`, width: 1600, height: 1200, digest: id, kind: 'photo', caption: '' },
  turn: null,
  ...changes,
});
const queued = (ids: string): DraftPhoto[] => [...ids].map((id) => aPhoto(id, { turn: id.charCodeAt(0) }));
const gallery = (ids: string): DraftPhotos => queued(ids).reduce(withPhoto, noPhotos);
const idsOf = ({ items }: DraftPhotos): string => items.map(({ id }) => id).join('');

describe('the order of photos', () => {
  it('keeps the order of the queue, in any order of uploads', () => {
    expect(idsOf(gallery('cabed'))).toBe('abcde');
  });

  it('puts later uploads behind photos that were placed by hand', () => {
    const placed = arranged(gallery('abd'), ['d', 'a', 'b']);
    expect(idsOf([...queued('ec')].reduce(withPhoto, placed))).toBe('dabce');
  });

  it('leaves photos that an order does not name behind the others, and ignores unknown ids', () => {
    expect(idsOf(arranged(gallery('abcd'), ['c', 'x', 'a', 'a']))).toBe('cabd');
  });

  it('puts floor plans last in any requested order', () => {
    const plan = described(gallery('abc'), 'a', { kind: 'floorPlan' });
    expect(idsOf(plan)).toBe('bca');
    expect(idsOf(arranged(plan, ['a', 'c', 'b']))).toBe('cba');
  });
});

describe('a removed photo', () => {
  it('puts a removed photo back in its place when an order names it', () => {
    const removed = withoutPhotos(gallery('abc'), ['b'], at);
    expect(idsOf(removed)).toBe('ac');
    const back = arranged(removed, ['a', 'b', 'c']);
    expect([idsOf(back), back.removed]).toEqual(['abc', []]);
  });

  it('remembers a removed photo whose upload has not ended', () => {
    const { removed } = withoutPhotos(gallery('a'), ['b'], at);
    expect(removed).toEqual([{ id: 'b', at, photo: null }]);
    expect(withoutPhotos({ items: [], removed }, ['b'], at).removed).toHaveLength(1);
  });

  it('puts removed photos back only where there is room', () => {
    const many = Array.from({ length: 120 }, (_, n) => aPhoto(`p${n}`));
    const removed = withoutPhotos({ items: many, removed: [] }, ['p0'], at);
    const full = withPhoto(removed, aPhoto('new'));
    expect(arranged(full, ['p0', ...full.items.map(({ id }) => id)]).items).toHaveLength(120);
  });
});

describe('published photos', () => {
  it('publishes captions with photos and names with floor plans', () => {
    const photos = described(described(gallery('ab'), 'a', { caption: 'Porch' }), 'b', { kind: 'floorPlan' });
    expect(mediaOf(photos.items)).toMatchObject([
      { mediaobjectid: 'a', mediaurl: '/photos/exclusive-a.jpg', shortdescription: 'Porch', sortOrder: 0 },
      { mediaobjectid: 'b', shortdescription: 'Floor plan', sortOrder: 1 },
    ]);
  });
});
