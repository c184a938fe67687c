import { Button } from '@hearth/widgets/ui/button.tsx';
import { TextField } from '@hearth/widgets/ui/field.tsx';
import { LiveRegion } from '@hearth/widgets/ui/live-region.tsx';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { PortalIcon } from '../../ui/portal-icon.tsx';
import { useApp, useSession } from '../app/app-context.tsx';
import { ShareByEmail } from './share-by-email.tsx';
import type { SharedLink } from './shared-link.ts';

interface ShareWaysProps extends SharedLink {
  readonly onClose: () => void;
}

/** The ways to share something: its link, the device's own share sheet, and for a home an email. */
export function ShareWays({ name, path, listingid, onClose }: ShareWaysProps): ReactNode {
  const [announcement, announce] = useState('');
  const url = new URL(path, location.href).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      announce('Link copied');
    } catch {
      announce('The link could not be copied. Select it and copy it yourself.');
    }
  };
  return (
    <>
      <TextField label="Link" readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      <div className="small-dialog__buttons">
        <Button look="primary" onClick={copy}>
          {announcement === 'Link copied' ? announcement : 'Copy link'}
        </Button>
        {'share' in navigator && (
          <Button onClick={() => void handOver(name, url)}>
            <PortalIcon name="share" /> Share with an app
          </Button>
        )}
      </div>
      {announcement !== '' && announcement !== 'Link copied' && <p>{announcement}</p>}
      <LiveRegion message={announcement} />
      {listingid !== undefined && <EmailPart listingid={listingid} onClose={onClose} />}
    </>
  );
}

/**
 * Guests are offered the way to an account; nothing where there is none. A form whose session ended stays with what was typed in it:
 * the person logs in again and sends it.
 */
function EmailPart({
  listingid,
  onClose,
}: {
  readonly listingid: string;
  readonly onClose: () => void;
}): ReactNode {
  const { account, unlock } = useApp();
  const session = useSession();
  const { isExpired } = useSnapshot(account.state);
  if (session.viewer.role !== 'guest' || isExpired)
    return <ShareByEmail listingid={listingid} onSent={onClose} />;
  if (unlock === null) return null;
  const signUp = () => {
    onClose();
    unlock();
  };
  return (
    <Button look="quiet" onClick={signUp}>
      <PortalIcon name="mail" /> Sign up to send it by email
    </Button>
  );
}

/** Closing the device's share sheet is a choice, not a failure; the link stays in view either way. */
const handOver = (title: string, url: string): Promise<void> =>
  navigator.share({ title, url }).catch(() => {});
