import { Button } from '@hearth/widgets/ui/button.tsx';
import { LiveRegion } from '@hearth/widgets/ui/live-region.tsx';
import { type ReactNode, useState } from 'react';
import { PortalIcon } from '../../ui/portal-icon.tsx';

interface ShareButtonProps {
  readonly title: string;
  readonly path: string;
}

/** The device's own share sheet, or the link on the clipboard where there is none. */
export function ShareButton({ title, path }: ShareButtonProps): ReactNode {
  const [said, setSaid] = useState('');
  const [shown, setShown] = useState('');
  const share = async () => {
    const url = new URL(path, location.href).href;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setSaid('Link copied');
      }
    } catch (error) {
      // Closing the share sheet is an answer, not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setShown(url);
    }
  };
  return (
    <>
      <Button onClick={share}>
        <PortalIcon name="share" />
        {said === 'Link copied' ? said : 'Share'}
      </Button>
      <LiveRegion message={said} />
      {shown && (
        <input
          className="share-link"
          readOnly
          aria-label="Link to copy"
          value={shown}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}
