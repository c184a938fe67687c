import type { AgentSettings } from '@hearth/domain/contract/agent-settings.ts';
import { changeAgentSettings } from '@hearth/domain/contract/agent-settings.ts';
import { agentSettingsProblems, longestSignature } from '@hearth/domain/people/agent-settings-rules.ts';
import type { ReactNode } from 'react';
import { useSession } from '../../../shared/app/app-context.tsx';
import type { Session } from '../../../shared/app/session.ts';
import { type Change, effect } from '../../../shared/changes/change.ts';
import { useChange, useShownQuery } from '../../../shared/changes/use-change.ts';
import { useServerForm } from '../../../shared/forms/use-server-form.ts';
import { FormEnd } from '../../../ui/forms/form-end.tsx';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { AccountSection } from '../account-page.tsx';
import { accountFailure } from '../account-words.ts';
import { settingWords } from '../settings/setting-words.ts';
import { agentSettingsQuery, useSaveSettings } from './agent-settings-query.ts';
import '../../../ui/check.css';

/** Emails that agents send and receive for their work. */
export function MailSection({ settings }: { readonly settings: AgentSettings }): ReactNode {
  const save = useSaveSettings();
  const form = useServerForm({
    initial: { signature: settings.signature },
    check: agentSettingsProblems,
    send: async (values) => void (await save(values)),
    failureWords: accountFailure,
  });
  return (
    <AccountSection id="agent-emails" title="Your work emails">
      <Reminders />
      <form className="account-form" {...form.props}>
        <FormField
          isOptional
          label="Signature"
          rows={4}
          spellCheck
          maxLength={longestSignature}
          field={form.field('signature')}
        />
        <p className="account-note">
          It stands below your replies, recommendations, search results and invitations.
        </p>
        <FormEnd form={form} action="Save signature" acting="Saving…" />
      </form>
    </AccountSection>
  );
}

function Reminders(): ReactNode {
  const session = useSession();
  const { data } = useShownQuery(agentSettingsQuery(session));
  const { change } = useChange(reminders);
  if (!data) return null;
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={data.inquiryReminders}
        onChange={() => change(session, !data.inquiryReminders)}
      />
      Remind me of inquiries I haven’t answered
    </label>
  );
}

const reminders = (session: Session, inquiryReminders: boolean): Change<AgentSettings> => ({
  key: [...session.root, 'inquiry-reminders'],
  apply: [
    effect<AgentSettings>(agentSettingsQuery(session).queryKey, (settings) => ({
      ...settings,
      inquiryReminders,
    })),
  ],
  call: (call) => call(changeAgentSettings, { body: { inquiryReminders } }),
  words: settingWords('Unable to change your emails'),
  stale: [agentSettingsQuery(session).queryKey],
});
