import { Button } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';
import type { RefusedFile, Upload } from './photo-uploads.ts';

interface UploadListProps {
  readonly uploads: readonly Upload[];
  readonly refused: readonly RefusedFile[];
  readonly onRetry: () => void;
  readonly onCancel: (upload: Upload) => void;
  readonly onForget: () => void;
}

/** The uploads that have not ended, and the files that cannot be photos, each with its reason. */
export function UploadList({ uploads, refused, onRetry, onCancel, onForget }: UploadListProps): ReactNode {
  const failed = uploads.filter(({ state }) => state === 'failed');
  const open = uploads.filter(({ state }) => state !== 'failed');
  return (
    <>
      <p role="status" className="upload-list__status">
        {open.length > 0 &&
          `${open.length} ${open.length === 1 ? 'photo is' : 'photos are'} uploading. You can go on with the form.`}
      </p>
      {open.length > 0 && (
        <ul className="upload-list" aria-label="Uploads">
          {open.map((upload) => (
            <li key={upload.id}>
              <span dir="auto">{upload.name}</span>
              <progress aria-label={`Upload of ${upload.name}`} max={100} value={upload.percent} />
              <Button look="quiet" aria-label={`Cancel ${upload.name}`} onClick={() => onCancel(upload)}>
                Cancel
              </Button>
            </li>
          ))}
        </ul>
      )}
      {failed.length > 0 && (
        <div role="alert" className="upload-list__problem">
          <p>
            {failed.map(({ name }) => name).join(', ')}: the connection was lost.{' '}
            <Button onClick={onRetry}>Try again</Button>
          </p>
        </div>
      )}
      {refused.length > 0 && (
        <div role="alert" className="upload-list__problem">
          <ul>
            {refused.map(({ name, reason }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: files may share a name, and the list only grows
              <li key={at}>
                <strong dir="auto">{name}</strong>: {reason}
              </li>
            ))}
          </ul>
          <Button look="quiet" onClick={onForget}>
            Dismiss
          </Button>
        </div>
      )}
    </>
  );
}
