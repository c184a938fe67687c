import { createContext, useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import type { OverPage } from '../shared/listing/listing-modal.ts';
import { afterPaint } from '../ui/after-paint.ts';

/** A listing that opens over the page, shown before the location is its own. */
export interface OpeningListing {
  readonly path: string;
  /** Identity of its dialog, which the location has too once it is there. */
  readonly key: string;
  readonly cancel: () => void;
}

export const OpeningListingContext = createContext<OpeningListing | null>(null);

/** Target of a link: `pathname` shows at once, `path` is the whole of it. */
interface Target {
  readonly pathname: string;
  readonly path: string;
  readonly state: OverPage;
}

/**
 * Opens listings over the page: the dialog is painted first, then the location follows. All that reads the location renders anew with it,
 * which takes a phone longer than the dialog.
 */
export function useOpeningListing() {
  const navigate = useNavigate();
  const [opening, setOpening] = useState<OpeningListing | null>(null);
  const open = useCallback(
    ({ pathname, path, state }: Target) => {
      const key = Math.random().toString(36).slice(2);
      const from = location.pathname;
      let isThere = false;
      const stop = afterPaint(() => {
        setOpening(null);
        // Unless the visitor went elsewhere meanwhile.
        if (location.pathname !== from) return;
        isThere = true;
        navigate(path, { state: { ...state, opened: key } satisfies OverPage });
      });
      const cancel = () => {
        stop();
        setOpening(null);
        if (isThere) navigate(-1);
      };
      setOpening({ path: pathname, key, cancel });
    },
    [navigate],
  );
  return { opening, open };
}
