import type { AgentSettings } from '@hearth/domain/contract/agent-settings.ts';
import { agentSettingsProblems, longestBio } from '@hearth/domain/people/agent-settings-rules.ts';
import { socialNetworks } from '@hearth/domain/people/web-links.ts';
import type { ReactNode } from 'react';
import { useServerForm } from '../../../shared/forms/use-server-form.ts';
import { FormEnd } from '../../../ui/forms/form-end.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { AccountSection } from '../account-page.tsx';
import { accountFailure } from '../account-words.ts';
import { useSaveSettings } from './agent-settings-query.ts';
import { changeOf, networks, valuesOf } from './page-values.ts';

/** Texts and links of the agent's public page. */
export function PageSection({ settings }: { readonly settings: AgentSettings }): ReactNode {
  const save = useSaveSettings();
  const form = useServerForm({
    initial: valuesOf(settings),
    check: (values) => agentSettingsProblems(changeOf(values, settings)),
    send: async (values): Promise<void> => form.reset(valuesOf(await save(changeOf(values, settings)))),
    failureWords: accountFailure,
  });
  return (
    <AccountSection id="agent-page" title="About you">
      <form className="account-form" {...form.props}>
        <FormField
          isOptional
          label="Bio"
          rows={10}
          spellCheck
          maxLength={longestBio}
          field={form.field('bio')}
        />
        {settings.isBioFormatted && (
          <p className="account-note">
            Your bio has lists or links. If you change it here, it becomes plain paragraphs.
          </p>
        )}
        <p className="account-note">Leave an empty line between paragraphs.</p>
        <FormField isOptional label="Languages, with commas" field={form.field('languages')} />
        <FormField isOptional label="Designations, with commas" field={form.field('designations')} />
        <FormField
          isOptional
          label="Awards and recognition, one a line"
          rows={3}
          maxLength={2000}
          field={form.field('awards')}
        />
        <FormField isOptional label="Video" type="url" inputMode="url" field={form.field('video')} />
        <div className="account-form__pair">
          {networks.map((network) => (
            <FormField
              key={network}
              isOptional
              label={socialNetworks[network].name}
              type="url"
              inputMode="url"
              autoCapitalize="none"
              field={form.field(network)}
            />
          ))}
        </div>
        <FormEnd form={form} action="Save" acting="Saving…" />
      </form>
    </AccountSection>
  );
}
