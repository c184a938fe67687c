import { useEffect } from 'react';
import { type Location, useNavigate } from 'react-router';
import { withCorrections } from '../../shared/link-notices/link-notices.ts';
import type { CanonicalLocation } from './canonical-location.ts';

interface RedirectProps extends CanonicalLocation {
  /** The location of the link. */
  readonly from: Location;
}

/** Replaces the address of a link by its canonical one, which says what was left out; the history gets no entry. */
export function Redirect({ path, corrections, from }: RedirectProps): null {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(path, { replace: true, state: withCorrections(from.state, corrections) });
  }, [navigate, path, corrections, from]);
  return null;
}
