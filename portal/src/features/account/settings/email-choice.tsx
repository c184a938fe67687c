import type { User } from '@hearth/domain/contract/user.ts';
import { updateUser } from '@hearth/domain/contract/user.ts';
import type { ReactNode } from 'react';
import { mailKinds } from '../../../shared/account/mail-kinds.ts';
import { meQuery } from '../../../shared/account/me-query.ts';
import { useSession } from '../../../shared/app/app-context.tsx';
import type { Session } from '../../../shared/app/session.ts';
import { type Change, effect } from '../../../shared/changes/change.ts';
import { useChange } from '../../../shared/changes/use-change.ts';
import { AccountSection } from '../account-page.tsx';
import { settingWords } from './setting-words.ts';
import '../../../ui/check.css';

/** Returns whether the person receives mails besides those about the account itself. */
export function EmailChoice({ user }: { readonly user: User }): ReactNode {
  const session = useSession();
  const { change } = useChange(emailChoice);
  const { change: changeKind } = useChange(kindChoice);
  const { change: changePerformance } = useChange(performanceChoice);
  const { username, hasOptedOutOfEmail, notifications, wantsPerformanceMails } = user;
  const toggle = () => change(session, username, !hasOptedOutOfEmail);
  return (
    <AccountSection id="settings-emails" title="Emails">
      <label className="check">
        <input type="checkbox" checked={!hasOptedOutOfEmail} onChange={toggle} />
        Send me emails about homes and my searches
      </label>
      <fieldset className="account-form__choice" disabled={hasOptedOutOfEmail}>
        <legend>Besides new homes, tell me about</legend>
        {mailKinds.map(({ kind, label, hint }) => (
          <label key={kind} className="check">
            <input
              type="checkbox"
              checked={notifications[kind]}
              onChange={() => changeKind(session, username, { [kind]: !notifications[kind] })}
            />
            <span>
              {label}
              {hint !== undefined && <small className="account-form__small"> {hint}</small>}
            </span>
          </label>
        ))}
      </fieldset>
      {user.role === 'Agent' && (
        <label className="check">
          <input
            type="checkbox"
            checked={wantsPerformanceMails && !hasOptedOutOfEmail}
            disabled={hasOptedOutOfEmail}
            onChange={() => changePerformance(session, username, !wantsPerformanceMails)}
          />
          Email me the figures of my exclusive listings each Monday
        </label>
      )}
      <p className="account-note">We’ll still email you about your account, such as password changes.</p>
    </AccountSection>
  );
}

type Kinds = User['notifications'];

const kindChoice = (session: Session, username: string, notifications: Partial<Kinds>): Change<User> => ({
  key: [...session.root, 'email-kinds', ...Object.keys(notifications)],
  apply: [
    effect<User>(meQuery(session).queryKey, (user) => ({
      ...user,
      notifications: { ...user.notifications, ...notifications },
    })),
  ],
  call: (call) => call(updateUser, { params: { username }, body: { notifications } }),
  words: settingWords('Unable to change your emails'),
});

const performanceChoice = (
  session: Session,
  username: string,
  wantsPerformanceMails: boolean,
): Change<User> => ({
  key: [...session.root, 'performance-mails'],
  apply: [effect<User>(meQuery(session).queryKey, (user) => ({ ...user, wantsPerformanceMails }))],
  call: (call) => call(updateUser, { params: { username }, body: { wantsPerformanceMails } }),
  words: settingWords('Unable to change your emails'),
});

const emailChoice = (session: Session, username: string, hasOptedOutOfEmail: boolean): Change<User> => ({
  key: [...session.root, 'email-choice'],
  apply: [effect<User>(meQuery(session).queryKey, (user) => ({ ...user, hasOptedOutOfEmail }))],
  call: (call) => call(updateUser, { params: { username }, body: { hasOptedOutOfEmail } }),
  words: settingWords('Unable to change your emails'),
});
