import { guestViewer } from '@hearth/domain/people/viewer.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { providerTrip } from '../shared/account/provider-trip.ts';
import { takeLinkParameters } from './link-parameters.ts';

const before = location.href;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => history.replaceState(null, '', before));

const takenFrom = (address: string) => {
  history.replaceState({ idx: 0 }, '', address);
  return takeLinkParameters(guestViewer);
};
const open = (address: string): string | undefined => takenFrom(address).sessionId;
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

  it('stores nothing of a plain address', () => {
    expect(open('/listings?minPrice=1&session=abcdefgh-1')).toBeUndefined();
    expect(address()).toBe('/listings?minPrice=1&session=abcdefgh-1');
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('open the log-in where they ask for it', () => {
    expect(takenFrom('/?login=true&a=b').opensLogIn).toBe(true);
    expect(address()).toBe('/?a=b');
    expect(takenFrom('/?login=1').opensLogIn).toBe(false);
  });

  it('name the refusal of an identity provider, only in a tab that left for one', () => {
    expect(takenFrom('/listings?error=access_denied').refusal).toBeNull();
    expect(address()).toBe('/listings?error=access_denied');
    sessionStorage.setItem(providerTrip, 'sign in');
    expect(takenFrom('/listings?limit=3&error=access_denied&error_description=x').refusal).toBe(
      'access_denied',
    );
    expect(address()).toBe('/listings?limit=3');
    expect(takenFrom('/listings').refusal).toBeNull();
  });
});

describe('the link of a partner', () => {
  const key = 'hk_0123456789abcdefGHIJ';
  const other = 'hk_JIHGfedcba9876543210';

  it('leaves the address and lasts as long as the tab, also for a log-in or a trip to a provider', () => {
    const link = { embedKey: key, host: 'partner.example:81' };
    expect(takenFrom(`/a.html?embedKey=${key}&embedHost=partner.example%3A81&x=1#map`).partnerLink).toEqual(
      link,
    );
    expect(address()).toBe('/a.html?x=1#map');
    sessionStorage.setItem(providerTrip, 'sign in');
    expect(takenFrom('/?login=true&error=access_denied').partnerLink).toEqual(link);
    expect(localStorage.length).toBe(0);
  });

  it('gives way to the last one, with its host', () => {
    takenFrom(`/?embedKey=${key}&embedHost=partner.example`);
    expect(takenFrom(`/?embedKey=${other}`).partnerLink).toEqual({ embedKey: other });
    expect(takenFrom('/').partnerLink).toEqual({ embedKey: other });
  });

  it.each([
    'embedKey=hk_short',
    'embedHost=partner.example',
    'embedKey=',
    `embedKey=${key}%00`,
    'embedKey=<b>',
  ])('is dropped without a well-formed key, and leaves an earlier one: %s', (query) => {
    expect(takenFrom(`/?${query}`).partnerLink).toBeUndefined();
    expect(address()).toBe('/');
    expect(sessionStorage.length).toBe(0);
    takenFrom(`/?embedKey=${key}`);
    expect(takenFrom(`/?${query}`).partnerLink).toEqual({ embedKey: key });
  });

  it('names no host that is malformed', () => {
    expect(takenFrom(`/?embedKey=${key}&embedHost=%3Cb%3E`).partnerLink).toEqual({ embedKey: key });
  });

  it('returns no link where the tab stores something else', () => {
    sessionStorage.setItem('hearth-partner-link', 'embedKey=nonsense');
    expect(takenFrom('/').partnerLink).toBeUndefined();
  });
});
