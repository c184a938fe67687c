import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { forcedSignUp } from '../ui/forced-sign-up.ts';
import { providerTrip, readTab } from '../ui/provider-trip.ts';

const SESSION_KEY = 'hearth-session-id';
/** The same pattern as the server's, which refuses all other ids. */
const SESSION_ID = /^[\w-]{8,64}$/;

interface LinkParameters {
  /** For the `x-session-id` header: of the link, or of an earlier link in this tab. */
  readonly sessionId: string | undefined;
  /** Whether the link opens the log-in, as those of mails do. */
  readonly opensLogIn: boolean;
  /** The code of an identity provider's refusal; null where this tab comes back from none. */
  readonly refusal: string | null;
}

/**
 * Takes what concerns the session out of the page's address: `sessionid` and `force` (accounts specification, section 7 and
 * section 5), `login`, and the `error` that a provider led back with. The other parameters stay as they are. Call it before the
 * first render and the first request.
 */
export function takeLinkParameters({ role }: Viewer): LinkParameters {
  const given = new URLSearchParams(location.search);
  const sessionId = given.get('sessionid') ?? '';
  if (SESSION_ID.test(sessionId)) storeSessionId(sessionId);
  if (given.get('force') === 'true' && role === 'guest') forcedSignUp.write(true);
  const refusal = readTab(providerTrip) === null ? null : given.get('error');
  const taken = ['sessionid', 'force', 'login', ...(refusal === null ? [] : ['error', 'error_description'])];
  if (taken.some((name) => given.has(name))) history.replaceState(history.state, '', addressWithout(taken));
  return {
    sessionId: SESSION_ID.test(sessionId) ? sessionId : storedSessionId(),
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

/** For this tab alone: a session id names a person. */
function storeSessionId(id: string): void {
  try {
    sessionStorage.setItem(SESSION_KEY, id);
  } catch {
    // Storage is forbidden: the id lasts until the page is reloaded.
  }
}

function storedSessionId(): string | undefined {
  const stored = readTab(SESSION_KEY) ?? '';
  return SESSION_ID.test(stored) ? stored : undefined;
}
