import type { Viewer } from '@hearth/domain/people/viewer.ts';
import { forcedSignUp } from '../ui/forced-sign-up.ts';

const SESSION_KEY = 'hearth-session-id';
/** The same pattern as the server's, which refuses all other ids. */
const SESSION_ID = /^[\w-]{8,64}$/;

/**
 * Takes `sessionid` and `force` out of the page's address and stores them (accounts specification, section 7 and section 5).
 * The other parameters stay as they are. Call it before the first render and the first request.
 * @returns the id for the `x-session-id` header: of the link, or of an earlier link in this tab
 */
export function takeLinkParameters({ role }: Viewer): string | undefined {
  const given = new URLSearchParams(location.search);
  const sessionId = given.get('sessionid') ?? '';
  if (SESSION_ID.test(sessionId)) storeSessionId(sessionId);
  if (given.get('force') === 'true' && role === 'guest') forcedSignUp.write(true);
  if (given.has('sessionid') || given.has('force')) history.replaceState(history.state, '', addressWithout());
  return SESSION_ID.test(sessionId) ? sessionId : storedSessionId();
}

/** The page's address without the two names, the rest of it letter for letter. */
function addressWithout(): string {
  const pairs = location.search
    .slice(1)
    .split('&')
    .filter((pair) => !['sessionid', 'force'].includes(pair.replace(/=.*/s, '')));
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
  try {
    const stored = sessionStorage.getItem(SESSION_KEY) ?? '';
    return SESSION_ID.test(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}
