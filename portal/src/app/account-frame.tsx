import { deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import type { ReactNode } from 'react';
import { useMediaQuery } from '../ui/use-media-query.ts';
import { useOnline } from '../ui/use-online.ts';
import { withRetries } from './lazy-screen.tsx';
import './account-frame.css';

const navigation = deferred(() =>
  withRetries(async () => (await import('../features/account/menu-entries.tsx')).SideNavigation),
);

/** A page of the account's menu, on desktops beside the links to the others. */
export function AccountFrame({ children }: { readonly children: ReactNode }): ReactNode {
  const isWide = useMediaQuery('(min-width: 1024px)');
  const SideNavigation = useDeferred(navigation, useOnline() && isWide);
  return (
    <div className="account-frame">
      <div className="account-frame__side">
        {/* biome-ignore lint/nursery/useReactCompiler: the same component each time, imported once */}
        {isWide && SideNavigation && <SideNavigation />}
      </div>
      {children}
    </div>
  );
}
