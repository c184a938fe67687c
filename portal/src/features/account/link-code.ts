import { useState } from 'react';
import { useLocation } from 'react-router';

/** Values of a link in a mail. */
export interface LinkCode {
  readonly email: string;
  readonly code: string;
}

/**
 * The address and the code of a link in a mail; null where one is missing. They leave the address bar at once: a code in the
 * history, a bookmark or a referrer could be used by others.
 */
export function useLinkCode(): LinkCode | null {
  const { search } = useLocation();
  const [link] = useState(() => read(search));
  if (link && location.search !== '') history.replaceState(history.state, '', location.pathname);
  return link;
}

function read(search: string): LinkCode | null {
  const given = new URLSearchParams(search);
  const email = given.get('email');
  const code = given.get('code');
  return email && code ? { email, code } : null;
}
