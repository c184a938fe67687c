import { Button } from '@hearth/widgets/ui/button.tsx';
import { LiveRegion } from '@hearth/widgets/ui/live-region.tsx';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';

const SHOWN_MILLISECONDS = 2500;

interface CopyButtonProps {
  readonly text: string;
  /** Label of the button before its first use. */
  readonly label: string;
  /** The element with the text, which is selected where the browser refuses the clipboard. */
  readonly shownIn: RefObject<HTMLElement | null>;
}

/** Copies a text to the clipboard and announces it. If the browser refuses, the text is selected for the keyboard. */
export function CopyButton({ text, label, shownIn }: CopyButtonProps): ReactNode {
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (announcement === '') return;
    const timer = setTimeout(setAnnouncement, SHOWN_MILLISECONDS, '');
    return () => clearTimeout(timer);
  }, [announcement]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setAnnouncement('Copied');
    } catch {
      if (shownIn.current) getSelection()?.selectAllChildren(shownIn.current);
      setAnnouncement('Selected: press Ctrl+C, or ⌘C, to copy');
    }
  };
  return (
    <>
      <Button onClick={copy}>{announcement || label}</Button>
      <LiveRegion message={announcement} />
    </>
  );
}
