import { isPending } from '@hearth/widgets/client/request-state.ts';
import { useEffect, useRef, useState } from 'react';

/** Words for screen readers that stand before the count of the search they came with, until the next search. */
export function useAnnouncement(request: { readonly status: string }) {
  const [announcement, setAnnouncement] = useState('');
  const isNew = useRef(false);
  const pending = isPending(request);
  useEffect(() => {
    if (!pending) return;
    if (!isNew.current) setAnnouncement('');
    isNew.current = false;
  }, [pending]);
  const announce = (words: string) => {
    isNew.current = true;
    setAnnouncement(words);
  };
  return { announcement, announce };
}
