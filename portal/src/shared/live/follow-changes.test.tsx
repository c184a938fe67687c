import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { signedInApp } from '../../testing/signed-in.ts';
import { collectionKeys } from '../saving/collection-keys.ts';
import { collectionServer } from '../saving/testing/collection-server.ts';
import { type IsChanged, onChangedListings } from './changed-listing.ts';
import { followChanges } from './follow-changes.ts';

/** The browser's streams, which the tests deliver events to. */
class Stream extends EventTarget {
  static open: Stream[] = [];
  readonly address: string;
  constructor(address: URL) {
    super();
    this.address = address.pathname;
    Stream.open.push(this);
  }
  close(): void {
    Stream.open = Stream.open.filter((each) => each !== this);
  }
  beat = () => this.dispatchEvent(new Event('beat'));
  change = (change: object) =>
    this.dispatchEvent(new MessageEvent('change', { data: JSON.stringify(change) }));
  fail = () => this.dispatchEvent(new Event('error'));
  /** The last event of a session that the server has ended. */
  finish = () => this.dispatchEvent(new Event('ended'));
}

let end = () => {};
let requested: readonly unknown[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('EventSource', Stream);
  Stream.open = [];
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page that follows changes; `read` returns which keys were requested again since. */
function follow() {
  const session = signedInApp(collectionServer().client).session();
  const invalidate = vi.spyOn(session.queries, 'invalidateQueries');
  end = followChanges(session);
  requested = [];
  const read = () => {
    vi.advanceTimersByTime(100);
    requested = invalidate.mock.calls.map(([filters]) => filters?.queryKey);
    invalidate.mockClear();
    return requested;
  };
  return { keys: collectionKeys(session), session, read };
}

test('requests the changed collection again, and one answer once', () => {
  const { keys, read } = follow();
  const [stream] = Stream.open;
  stream?.beat();
  read();
  const change = { resource: 'collection', id: '7' };
  stream?.change(change);
  stream?.change(change);
  const some = [
    keys.homes,
    keys.lists,
    keys.pages('7'),
    keys.members('7'),
    keys.comments('7'),
    keys.invitations,
  ];
  expect(read()).toEqual(expect.arrayContaining(some));
  expect(new Set(requested.map(String)).size).toBe(requested.length);
  stream?.change({ resource: 'collection', id: null });
  expect(read()).toEqual([keys.all]);
  stream?.change({ resource: 'of a newer server', id: '7' });
  expect(read()).toEqual([]);
});

test('requests all answers again that show a changed listing, and reports it', () => {
  const { session } = follow();
  const { queries } = session;
  const changes: IsChanged[] = [];
  onTestFinished(onChangedListings((isChanged) => changes.push(isChanged)));
  queries.setQueryData(['listing', 'EL7'], { listingid: 'EL7' });
  queries.setQueryData(['homes', 'of a bio'], { listings: [{ listingid: 'EL8' }, { listingid: 'EL7' }] });
  queries.setQueryData(['homes', 'others'], { listings: [{ listingid: 'EL70' }] });
  Stream.open[0]?.change({ resource: 'listing', ids: ['EL6', 'EL7'] });
  const isStale = (key: string[]) => queries.getQueryState(key)?.isInvalidated;
  const keys = [
    ['listing', 'EL7'],
    ['homes', 'of a bio'],
    ['homes', 'others'],
  ];
  expect(keys.map(isStale)).toEqual([true, true, false]);
  expect(['EL7', 'EL70'].map((id) => changes[0]?.(id))).toEqual([true, false]);
});

test('requests all homes again at a random moment where more changed than are named', () => {
  const { session } = follow();
  const key = ['homes', 'of a bio'];
  session.queries.setQueryData(key, { listings: [{ listingid: 'EL8' }] });
  const isStale = () => session.queries.getQueryState(key)?.isInvalidated;
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  Stream.open[0]?.change({ resource: 'listing', ids: null });
  Stream.open[0]?.change({ resource: 'listing', ids: null });
  vi.advanceTimersByTime(7400);
  expect(isStale()).toBe(false);
  vi.advanceTimersByTime(200);
  expect(isStale()).toBe(true);
});

test('requests the open listing again where changes may have been missed, and not at the start', () => {
  const { read } = follow();
  Stream.open[0]?.beat();
  expect(read()).not.toContainEqual(['listing']);
  Stream.open[0]?.fail();
  vi.advanceTimersByTime(2000);
  Stream.open[0]?.beat();
  expect(read()).toContainEqual(['listing']);
});

test('shows who joined or left', () => {
  const { session } = follow();
  const say = vi.spyOn(session.changes, 'say').mockImplementation(() => {});
  const news = { what: 'joined', firstname: 'Lee', name: 'Lake homes' };
  Stream.open[0]?.change({ resource: 'collection', id: '7', news });
  expect(say.mock.calls).toEqual([['Lee joined “Lake homes”']]);
});

test('requests everything again after a cut, and regularly while the stream cannot be opened', () => {
  const { keys, read } = follow();
  Stream.open[0]?.beat();
  expect(read()).toContainEqual(keys.all);
  Stream.open[0]?.beat();
  Stream.open[0]?.fail();
  expect([read(), Stream.open]).toEqual([[], []]);
  vi.advanceTimersByTime(2000);
  Stream.open[0]?.fail();
  expect(read()).toContainEqual(keys.all);
  vi.advanceTimersByTime(60_000);
  expect(read()).toContainEqual(keys.all);
});

test('opens another stream where a proxy holds the first one back, or beats end', () => {
  follow();
  const [first] = Stream.open;
  vi.advanceTimersByTime(15_000);
  const [second] = Stream.open;
  expect(second).not.toBe(first);
  second?.beat();
  vi.advanceTimersByTime(65_000);
  expect(Stream.open).toHaveLength(1);
  expect(Stream.open[0]).not.toBe(second);
});

test('opens no stream for an ended session, but one for the session that replaced it', async () => {
  const { session } = follow();
  const { account } = session;
  const refresh = vi.spyOn(account, 'refresh').mockImplementationOnce(async () => {});
  Stream.open[0]?.finish();
  expect(Stream.open).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(Stream.open).toHaveLength(1);
  refresh.mockImplementationOnce(async () => account.signedOut());
  Stream.open[0]?.finish();
  await vi.advanceTimersByTimeAsync(120_000);
  expect([refresh.mock.calls.length, Stream.open]).toEqual([2, []]);
});

test('closes the stream of a page that is out of view, offline or left', () => {
  follow();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(Stream.open).toHaveLength(1);
  vi.advanceTimersByTime(10_000);
  expect(Stream.open).toEqual([]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(Stream.open).toHaveLength(1);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  expect(Stream.open).toEqual([]);
  online.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  expect(Stream.open.map(({ address }) => address)).toEqual(['/api/live']);
  end();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(Stream.open).toEqual([]);
});
