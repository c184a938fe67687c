import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type { User } from '@hearth/domain/contract/user.ts';
import { removePhoto, setSocialPhoto, uploadPhoto } from '@hearth/domain/contract/user-photo.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';
import { meQuery, useMeChanged } from '../../../shared/account/me-query.ts';
import { PersonPicture } from '../../../shared/account/person-picture.tsx';
import { useSession } from '../../../shared/app/app-context.tsx';
import { type Change, effect } from '../../../shared/changes/change.ts';
import { useChange } from '../../../shared/changes/use-change.ts';
import { AccountSection } from '../account-page.tsx';
import { settingWords } from './setting-words.ts';
import { usePhotoUpload } from './use-photo-upload.tsx';

/** The person's own photo: a JPEG, or that of a social account. */
export function PhotoSection({ user }: { readonly user: User }): ReactNode {
  const session = useSession();
  const { queryKey } = meQuery(session);
  const changed = useMeChanged();
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
  const { button, problem } = usePhotoUpload<ResponseOf<typeof uploadPhoto>>({
    ...{ path: uploadPhoto.path, label: 'Photo', action: 'Upload a photo' },
    onUploaded: ({ picture }) => changed({ ...user, picture }),
  });
  return (
    <AccountSection id="settings-photo" title="Photo">
      <div className="account-photo">
        <PersonPicture person={user} />
        <div className="account-section__buttons">
          {button}
          {social !== null && social !== user.picture && (
            <Button onClick={() => change(social)}>Use the photo of my social account</Button>
          )}
          {user.picture !== null && (
            <Button look="quiet" onClick={() => change(null)}>
              Remove
            </Button>
          )}
        </div>
      </div>
      <p className="account-note">JPG, at least 50 KB. We remove location data.</p>
      <p role="alert" className="form-end__notice">
        {problem}
      </p>
    </AccountSection>
  );
}
