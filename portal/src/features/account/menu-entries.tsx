import { may } from '@hearth/domain/people/capabilities.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useSession } from '../../shared/app/app-context.tsx';
import { useSessionActions } from './use-session-actions.ts';

/** The pages of the account and the way out of it (specification section 2, profile menu). */
export function MenuEntries({ onChoose }: { readonly onChoose?: () => void }): ReactNode {
  const session = useSession();
  const { searches } = session;
  const { logOut } = useSessionActions();
  const entries = [
    { path: '/', label: 'Home' },
    { path: searches.pathOf(searches.bare(false)), label: 'Buy' },
    { path: searches.pathOf(searches.bare(true)), label: 'Lease' },
    { path: '/menu/collections', label: 'Collections' },
    { path: '/menu/account-settings', label: 'Account Settings' },
    ...(may(session.viewer, 'have email settings in the menu')
      ? [{ path: '/menu/email-settings', label: 'Email Settings' }]
      : []),
  ];
  return (
    <nav aria-label="Account">
      <ul className="menu-entries">
        {entries.map(({ path, label }) => (
          <li key={label}>
            <NavLink to={path} end className="menu-entries__link" onClick={onChoose}>
              {label}
            </NavLink>
          </li>
        ))}
        <li className="menu-entries__last">
          <Button look="quiet" onClick={() => void logOut()}>
            Log Out
          </Button>
        </li>
      </ul>
    </nav>
  );
}
