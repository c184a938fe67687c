import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type { User } from '@hearth/domain/contract/user.ts';
import { removePhoto, setSocialPhoto, uploadPhoto } from '@hearth/domain/contract/user-photo.ts';
import { photoAdvice, photoHeadBytes, photoProblem } from '@hearth/domain/people/photo-rules.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { meQuery, useMeChanged } from '../../../shared/account/me-query.ts';
import { PersonPicture } from '../../../shared/account/person-picture.tsx';
import { useSession } from '../../../shared/app/app-context.tsx';
import { sendFile } from '../../../shared/app/send-file.ts';
import { type Change, effect } from '../../../shared/changes/change.ts';
import { useChange } from '../../../shared/changes/use-change.ts';
import { AccountSection } from '../account-page.tsx';
import { accountFailure } from '../account-words.ts';
import { saved } from '../use-action.ts';
import { settingWords } from './setting-words.ts';

/** The person's own photo: a JPEG, or that of a social account. */
export function PhotoSection({ user }: { readonly user: User }): ReactNode {
  const session = useSession();
  const { client } = session;
  const { queryKey } = meQuery(session);
  const changed = useMeChanged();
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const social = user.profile.userSocialPhoto_URL;
  const { change } = useChange(
    (picture: string | null): Change<unknown> => ({
      key: [...session.root, 'photo'],
      apply: [effect<User>(queryKey, (me) => ({ ...me, picture }))],
      call: (call) =>
        picture === null ? call(removePhoto) : call(setSocialPhoto, { body: { url: picture } }),
      words: settingWords('Unable to change your photo'),
      onSuccess: () => changed({ ...user, picture }),
      stale: [queryKey],
    }),
  );
  async function upload(file: File): Promise<void> {
    const head = new Uint8Array(await file.slice(0, photoHeadBytes).arrayBuffer());
    const refused = photoProblem({ bytes: file.size, head });
    setProblem(refused ?? photoAdvice(file.size) ?? '');
    if (refused !== undefined) return;
    setSending(true);
    try {
      const { picture } = await sendFile<ResponseOf<typeof uploadPhoto>>(
        client.baseUrl,
        uploadPhoto.path,
        file,
        'image/jpeg',
      );
      changed({ ...user, picture });
      saved();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.validationErrors[0]?.message ?? accountFailure(error));
    } finally {
      setSending(false);
    }
  }
  return (
    <AccountSection id="settings-photo" title="Photo">
      <div className="account-photo">
        <PersonPicture person={user} />
        <div className="account-section__buttons">
          <Button aria-disabled={isSending} onClick={() => !isSending && picker.current?.click()}>
            {isSending ? 'Uploading…' : 'Upload a photo'}
          </Button>
          {social !== null && social !== user.picture && (
            <Button onClick={() => change(social)}>Use the photo of my social account</Button>
          )}
          {user.picture !== null && (
            <Button look="quiet" onClick={() => change(null)}>
              Remove
            </Button>
          )}
        </div>
        <input
          ref={picker}
          type="file"
          accept=".jpg,.jpeg,image/jpeg"
          hidden
          aria-label="Photo"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (file) void upload(file);
          }}
        />
      </div>
      <p className="account-note">JPG, at least 50 KB. We remove location data.</p>
      <p role="alert" className="form-end__notice">
        {problem}
      </p>
    </AccountSection>
  );
}
