import {
  isLargerThanNeeded,
  photoHeadBytes,
  photoProblem,
  sizeAdvice,
} from '@hearth/domain/people/photo-rules.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { useApp } from '../../../shared/app/app-context.tsx';
import { sendFile } from '../../../shared/app/send-file.ts';
import { accountFailure } from '../account-words.ts';
import { saved } from '../use-action.ts';

interface PhotoUpload<Answer> {
  /** Of the endpoint that takes the file as its body. */
  readonly path: string;
  /** Accessible name of the picker. */
  readonly label: string;
  /** Words of the button. */
  readonly action: string;
  readonly onUploaded: (answer: Answer) => void;
}

/** The button that uploads a photo, and the reason of a refusal; a photo that cannot be used is not sent. */
export function usePhotoUpload<Answer>({ path, label, action, onUploaded }: PhotoUpload<Answer>): {
  readonly button: ReactNode;
  readonly problem: string;
} {
  const { client } = useApp();
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  async function upload(file: File): Promise<void> {
    const head = new Uint8Array(await file.slice(0, photoHeadBytes).arrayBuffer());
    const refused = photoProblem({ bytes: file.size, head });
    setProblem(refused ?? (isLargerThanNeeded(file.size) ? sizeAdvice : ''));
    if (refused !== undefined) return;
    setSending(true);
    try {
      onUploaded(await sendFile<Answer>(client.baseUrl, path, file, 'image/jpeg'));
      saved();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.validationErrors[0]?.message ?? accountFailure(error));
    } finally {
      setSending(false);
    }
  }
  const button = (
    <>
      <Button aria-disabled={isSending} onClick={() => !isSending && picker.current?.click()}>
        {isSending ? 'Uploading…' : action}
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".jpg,.jpeg,image/jpeg"
        hidden
        aria-label={label}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) void upload(file);
        }}
      />
    </>
  );
  return { button, problem };
}
