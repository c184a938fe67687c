import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { deferred, useDeferred } from '@hearth/widgets/ui/use-deferred.ts';
import type { ReactNode } from 'react';
import { SmallDialog } from '../../ui/small-dialog.tsx';
import type { SharedLink } from './shared-link.ts';

interface ShareDialogProps extends SharedLink {
  /** The title, e.g. 'Share this home'. */
  readonly title: string;
  readonly onClose: () => void;
}

const ways = deferred(() => import('./share-ways.tsx'));

/** A link to copy or to hand to the device's own share sheet, and for a home a form that sends it by email. */
export function ShareDialog({ title, onClose, ...shared }: ShareDialogProps): ReactNode {
  const part = useDeferred(ways);
  return (
    <SmallDialog title={title} onClose={onClose}>
      {part && <part.ShareWays {...shared} onClose={onClose} />}
      {part === null && (
        <Notice>The ways to share could not be loaded. Check your connection and open it again.</Notice>
      )}
    </SmallDialog>
  );
}
