import { Button } from '@hearth/widgets/ui/button.tsx';
import { TextField } from '@hearth/widgets/ui/field.tsx';
import { LiveRegion } from '@hearth/widgets/ui/live-region.tsx';
import { type ReactNode, useState } from 'react';
import { PortalIcon } from './portal-icon.tsx';
import { SmallDialog } from './small-dialog.tsx';

interface ShareDialogProps {
  /** The title, e.g. 'Share this home'. */
  readonly title: string;
  /** What the device's share sheet calls it. */
  readonly name: string;
  /** Path and query on this site. */
  readonly path: string;
  readonly onClose: () => void;
}

/** A link to copy or to hand to the device's own share sheet; sending it from here takes an account. */
export function ShareDialog({ title, name, path, onClose }: ShareDialogProps): ReactNode {
  const [said, setSaid] = useState('');
  const url = new URL(path, location.href).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setSaid('Link copied');
    } catch {
      setSaid('The link could not be copied. Select it and copy it yourself.');
    }
  };
  return (
    <SmallDialog title={title} onClose={onClose}>
      <TextField label="Link" readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      <div className="small-dialog__buttons">
        <Button look="primary" onClick={copy}>
          {said === 'Link copied' ? said : 'Copy link'}
        </Button>
        {'share' in navigator && (
          <Button onClick={() => void handOver(name, url)}>
            <PortalIcon name="share" /> Share with an app
          </Button>
        )}
      </div>
      {said !== '' && said !== 'Link copied' && <p>{said}</p>}
      <LiveRegion message={said} />
    </SmallDialog>
  );
}

/** Closing the device's share sheet is a choice, not a failure; the link stays in view either way. */
const handOver = (title: string, url: string): Promise<void> =>
  navigator.share({ title, url }).catch(() => {});
