import { useLocation, useNavigate } from 'react-router';
import { stateInPlace } from './listing-modal.ts';

/** Shows another home in place of the one at the location: Back still leads to where the visitor came from. */
export function useStep(): (path: string) => void {
  const navigate = useNavigate();
  const location = useLocation();
  return (path) => navigate(path, { replace: true, state: stateInPlace(location) });
}
