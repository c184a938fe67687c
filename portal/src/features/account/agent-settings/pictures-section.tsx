import type { AgentSettings } from '@hearth/domain/contract/agent-settings.ts';
import {
  removeAgentCover,
  removeAgentPhoto,
  uploadAgentCover,
  uploadAgentPhoto,
} from '@hearth/domain/contract/agent-settings.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';
import { useSession } from '../../../shared/app/app-context.tsx';
import { type Change, effect } from '../../../shared/changes/change.ts';
import { useChange, useShownQuery } from '../../../shared/changes/use-change.ts';
import { AccountSection } from '../account-page.tsx';
import { settingWords } from '../settings/setting-words.ts';
import { usePhotoUpload } from '../settings/use-photo-upload.tsx';
import { agentSettingsQuery, useSettingsChanged } from './agent-settings-query.ts';

const pictures = {
  photo: {
    field: 'headshotUrlSquare',
    upload: uploadAgentPhoto,
    removal: removeAgentPhoto,
    name: 'Photo',
    action: 'Upload a photo',
    remove: 'Remove photo',
  },
  cover: {
    field: 'coverUrl',
    upload: uploadAgentCover,
    removal: removeAgentCover,
    name: 'Cover',
    action: 'Upload a cover',
    remove: 'Remove cover',
  },
} as const;

/** Photo and cover of the agent's public page. */
export const PicturesSection = ({ settings }: { readonly settings: AgentSettings }): ReactNode => (
  <AccountSection id="agent-pictures" title="Photo and cover">
    <Picture kind="photo" settings={settings} />
    <Picture kind="cover" settings={settings} />
    <p className="account-note">
      JPG, at least 50 KB. Use a wide picture for the cover: it’s cropped to the width of the page.
    </p>
  </AccountSection>
);

function Picture({
  kind,
  settings,
}: {
  readonly kind: keyof typeof pictures;
  readonly settings: AgentSettings;
}): ReactNode {
  const session = useSession();
  const { field, upload, removal, name, action, remove } = pictures[kind];
  const { queryKey } = agentSettingsQuery(session);
  const { data = settings } = useShownQuery(agentSettingsQuery(session));
  const changed = useSettingsChanged();
  const { change } = useChange(
    (): Change<unknown> => ({
      key: [...queryKey, kind],
      apply: [effect<AgentSettings>(queryKey, (before) => ({ ...before, [field]: null }))],
      call: (call) => call(removal),
      words: settingWords(`Unable to remove your ${kind}`),
      stale: [queryKey, ['agent'], ['agents']],
    }),
  );
  const { button, problem } = usePhotoUpload<AgentSettings>({
    ...{ path: upload.path, label: name, action },
    onUploaded: changed,
  });
  const address = data[field];
  return (
    <div className="agent-picture">
      <h3>{name}</h3>
      {address === null ? (
        <p className="account-note">None yet</p>
      ) : (
        <img
          className={`agent-picture__${kind}`}
          src={address}
          alt={kind === 'photo' ? 'Your photo' : 'Your cover'}
        />
      )}
      <div className="account-section__buttons">
        {button}
        {address !== null && (
          <Button look="quiet" onClick={() => change()}>
            {remove}
          </Button>
        )}
      </div>
      <p role="alert" className="form-end__notice">
        {problem}
      </p>
    </div>
  );
}
