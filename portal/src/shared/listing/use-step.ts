import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../app/app-context.tsx';
import { stateInPlace } from './listing-modal.ts';

/** Shows another home in place of the one at the location: Back still leads to where the visitor came from. */
export function useStep(): (path: string) => void {
  const navigate = useNavigate();
  const location = useLocation();
  const { to } = useSession();
  return (path) => navigate(to(path), { replace: true, state: stateInPlace(location) });
}
