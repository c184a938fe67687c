import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useState } from 'react';
import { PortalIcon } from '../../ui/portal-icon.tsx';
import { RoundButton } from '../../ui/round-button.tsx';
import { ShareDialog } from './share-dialog.tsx';
import type { SharedLink } from './shared-link.ts';

interface ShareButtonProps extends SharedLink {
  /** The dialog's title, e.g. 'Share this home'. */
  readonly title: string;
  /** Shows only the icon and uses these words as its name. */
  readonly label?: string;
  /** Words beside the icon. */
  readonly text?: string | undefined;
}

/** The way to share anything here: a button that opens its link. */
export function ShareButton({ label, text, ...shared }: ShareButtonProps): ReactNode {
  const [open, setOpen] = useState(false);
  const share = () => setOpen(true);
  return (
    <>
      {label === undefined ? (
        <Button onClick={share} aria-haspopup="dialog">
          <PortalIcon name="share" /> Share
        </Button>
      ) : (
        <RoundButton icon="share" label={label} text={text} aria-haspopup="dialog" onClick={share} />
      )}
      {open && <ShareDialog {...shared} onClose={() => setOpen(false)} />}
    </>
  );
}
