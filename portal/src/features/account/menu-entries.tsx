import type { PageName } from '@hearth/domain/page/pages.ts';
import { profileMenu } from '@hearth/domain/page/profile-menu.ts';
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
  const paths: Partial<Record<PageName, string>> = {
    sale: searches.pathOf(searches.bare(false)),
    lease: searches.pathOf(searches.bare(true)),
  };
  return (
    <nav aria-label="Account">
      <ul className="menu-entries">
        {profileMenu(session.viewer).map(({ page, path, label }) => (
          <li key={page}>
            <NavLink to={paths[page] ?? path} end className="menu-entries__link" onClick={onChoose}>
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
