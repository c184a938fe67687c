import {
  type PartnerLink,
  partnerLinkOf,
  partnerLinkParameters,
  partnerQuery,
} from '@hearth/domain/embed/partner-link.ts';
import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { forcedSignUp } from '../shared/account/forced-sign-up.ts';
import { providerTrip, readTab } from '../shared/account/provider-trip.ts';

const SESSION_KEY = 'hearth-session-id';
const PARTNER_LINK = 'hearth-partner-link';
/** The same pattern as the server's, which refuses all other ids. */
const SESSION_ID = /^[\w-]{8,64}$/;

interface LinkParameters {
  /** For the `x-session-id` header: of the link, or of an earlier link in this tab. */
  readonly sessionId: string | undefined;
  /** Of the link from a partner's page that led here, or of an earlier one in this tab. */
  readonly partnerLink: PartnerLink | undefined;
  /** Set if the link opens the log-in, as those of mails do. */
  readonly opensLogIn: boolean;
  /** The code of an identity provider's refusal; null where this tab comes back from none. */
  readonly refusal: string | null;
}

/**
 * Takes what concerns the session out of the page's address: `sessionid` and `force` (accounts specification, section 7 and
 * section 5), `login`, the `embedKey` and `embedHost` of a partner's link, and the `error` that a provider led back with. The other
 * parameters stay as they are. Call it before the first render and the first request.
 */
export function takeLinkParameters({ role }: Viewer): LinkParameters {
  const given = new URLSearchParams(location.search);
  const sessionId = given.get('sessionid') ?? '';
  if (SESSION_ID.test(sessionId)) storeInTab(SESSION_KEY, sessionId);
  const partnerLink = partnerLinkOf((name) => given.get(name));
  if (partnerLink) storeInTab(PARTNER_LINK, partnerQuery(partnerLink.embedKey, partnerLink.host));
  if (given.get('force') === 'true' && role === 'guest') forcedSignUp.write(true);
  const refusal = readTab(providerTrip) === null ? null : given.get('error');
  const ofRefusal = refusal === null ? [] : ['error', 'error_description'];
  const taken = ['sessionid', 'force', 'login', ...partnerLinkParameters, ...ofRefusal];
  if (taken.some((name) => given.has(name))) history.replaceState(history.state, '', addressWithout(taken));
  return {
    sessionId: SESSION_ID.test(sessionId) ? sessionId : storedSessionId(),
    partnerLink: partnerLink ?? storedPartnerLink(),
    opensLogIn: given.get('login') === 'true',
    refusal,
  };
}

/** The page's address without some names, the rest of it letter for letter. */
function addressWithout(names: readonly string[]): string {
  const pairs = location.search
    .slice(1)
    .split('&')
    .filter((pair) => !names.includes(pair.replace(/=.*/s, '')));
  return location.pathname + (pairs.length === 0 ? '' : `?${pairs.join('&')}`) + location.hash;
}

/** For this tab alone: a session id names a person, and a partner's link led to this tab. */
function storeInTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Storage is forbidden: the value lasts until the page is reloaded.
  }
}

function storedSessionId(): string | undefined {
  const stored = readTab(SESSION_KEY) ?? '';
  return SESSION_ID.test(stored) ? stored : undefined;
}

function storedPartnerLink(): PartnerLink | undefined {
  const stored = new URLSearchParams(readTab(PARTNER_LINK) ?? '');
  return partnerLinkOf((name) => stored.get(name));
}
