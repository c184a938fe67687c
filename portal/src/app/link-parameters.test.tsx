import { guestViewer } from '@hearth/domain/people/viewer.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeLinkParameters } from './link-parameters.ts';

const before = location.href;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => history.replaceState(null, '', before));

const open = (address: string): string | undefined => {
  history.replaceState({ idx: 0 }, '', address);
  return takeLinkParameters(guestViewer);
};
const address = (): string => location.pathname + location.search + location.hash;

describe('parameters of a link', () => {
  it('leave the address, while all others stay letter for letter', () => {
    open('/listings?minPrice=1&sessionid=abcdefgh-1&tags=city:a%20b,c&force=true&utm_source=x+y#map');
    expect(address()).toBe('/listings?minPrice=1&tags=city:a%20b,c&utm_source=x+y#map');
    expect(history.state).toEqual({ idx: 0 });
    open('/?sessionid=abcdefgh-1');
    expect(address()).toBe('/');
  });

  it('store the session id for the tab and name it to requests', () => {
    expect(open('/?sessionid=abcdefgh-1')).toBe('abcdefgh-1');
    expect(open('/listings')).toBe('abcdefgh-1');
    expect(localStorage.length).toBe(0);
  });

  it.each(['', 'short', 'a'.repeat(65), 'abc%22defgh', '%00abcdefgh'])(
    'drop a malformed session id, %j',
    (id) => {
      expect(open(`/?sessionid=${id}`)).toBeUndefined();
      expect(address()).toBe('/');
      expect(sessionStorage.length).toBe(0);
    },
  );

  it('store a forced sign-up only where it is asked for', () => {
    open('/?force=false');
    expect(localStorage.length).toBe(0);
    open('/?force=true');
    expect(localStorage.getItem('hearth-forced-sign-up')).toBe('true');
  });

  it('of a plain address store nothing', () => {
    expect(open('/listings?minPrice=1&session=abcdefgh-1')).toBeUndefined();
    expect(address()).toBe('/listings?minPrice=1&session=abcdefgh-1');
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });
});
