import type { PhotoKind } from '@hearth/domain/exclusive/draft-photos.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useRef, useState } from 'react';

interface PhotoDropProps {
  readonly onFiles: (files: readonly File[], kind: PhotoKind) => void;
}

/** Takes photos that are dropped or chosen. */
export function PhotoDrop({ onFiles }: PhotoDropProps): ReactNode {
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it do the same
    <div
      className="listing-photos__drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files], 'photo');
      }}
    >
      <p>Drop photos here, or choose them.</p>
      <div className="listing-photos__choose">
        <FileButton label="Add photos" kind="photo" isPrimary onFiles={onFiles} />
        <FileButton label="Add floor plans" kind="floorPlan" onFiles={onFiles} />
      </div>
      <p className="listing-photos__note">
        JPG, over 50 KB, up to 120. The first photo is the cover. We remove location data.
      </p>
    </div>
  );
}

interface FileButtonProps extends PhotoDropProps {
  readonly label: string;
  readonly kind: PhotoKind;
  readonly isPrimary?: boolean;
}

function FileButton({ label, kind, isPrimary = false, onFiles }: FileButtonProps): ReactNode {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look={isPrimary ? 'primary' : 'plain'} onClick={() => picker.current?.click()}>
        {label}
      </Button>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={label}
        // Without it phones would convert HEIC to nothing the person expects; with it they offer photos as JPEG.
        accept=".jpg,.jpeg,image/jpeg"
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) onFiles(files, kind);
        }}
      />
    </>
  );
}
