import { emailRule } from '@hearth/domain/inquiry/person-rules.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { Button, IconButton } from '@hearth/widgets/ui/button.tsx';
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { useSession } from '../app/app-context.tsx';
import { usualReason } from '../changes/change-toasts.ts';
import { membersQuery } from './member-changes.ts';
import type { SharedKind, SharedThing } from './shared-kind.ts';

const separators = /[\s,;]+/;

/** Addresses of people to invite: typed or pasted ones become chips. What was entered stays after a failure. */
export function InviteForm({
  kind,
  thing: { id },
}: {
  readonly kind: SharedKind;
  readonly thing: Pick<SharedThing, 'id'>;
}): ReactNode {
  const session = useSession();
  const [emails, setEmails] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();

  /** Makes chips of the addresses in a text; others stay in the field. Returns all chips, null where one is no address. */
  function take(typed: string): readonly string[] | null {
    const parts = typed.split(separators).filter(Boolean);
    const wrong = parts.filter((part) => emailRule(part) !== undefined);
    const all = [...new Set([...emails, ...parts.filter((part) => !wrong.includes(part))])];
    setEmails(all);
    setText(wrong.join(' '));
    setProblem(wrong.length > 0 ? 'Please enter a valid email' : '');
    return wrong.length > 0 ? null : all;
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const all = take(text);
    field.current?.focus();
    if (isSending || all === null) return;
    if (all.length === 0) return setProblem('Enter an email address');
    setSending(true);
    try {
      const body = all.map((email) => ({ email }));
      const members = await session.client.call(kind.endpoints.invite, { params: { id }, body });
      session.queries.setQueryData(membersQuery(session, kind, id).queryKey, members);
      void session.queries.invalidateQueries({ queryKey: kind.keys(session).all });
      // Those that were entered meanwhile stay.
      setEmails((entered) => entered.filter((email) => !all.includes(email)));
      session.changes.say(all.length === 1 ? 'Invitation sent' : `${all.length} invitations sent`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(
        usualReason(error, {
          too_many_attempts: "You've sent many invitations today. Try again tomorrow.",
        }),
      );
    } finally {
      setSending(false);
    }
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if ([',', ';', ' '].includes(event.key) || (event.key === 'Enter' && text.trim() !== '')) {
      event.preventDefault();
      take(text);
    } else if (event.key === 'Backspace' && text === '') setEmails(emails.slice(0, -1));
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!separators.test(pasted.trim())) return;
    event.preventDefault();
    take(`${text} ${pasted}`);
  };
  return (
    <form className="invite-form" noValidate onSubmit={(event) => void send(event)}>
      <div className="hearth-field">
        <label className="hearth-field__label" htmlFor={fieldId}>
          Invite by email
        </label>
        <div className="invite-form__box">
          <ul className="invite-form__chips" aria-label="People to invite">
            {emails.map((email) => (
              <li key={email} className="invite-form__chip">
                <span dir="auto">{email}</span>
                <IconButton
                  icon="close"
                  label={`Remove ${email}`}
                  onClick={() => {
                    setEmails(emails.filter((each) => each !== email));
                    field.current?.focus();
                  }}
                />
              </li>
            ))}
          </ul>
          <input
            ref={field}
            id={fieldId}
            type="text"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="invite-form__input"
            value={text}
            aria-invalid={problem !== ''}
            aria-describedby={`${fieldId}-problem`}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onBlur={({ relatedTarget }) => {
              // A press on the button takes them itself: a new chip would move it from under the press.
              if (text.trim() !== '' && !(relatedTarget instanceof HTMLButtonElement)) take(text);
            }}
          />
        </div>
        <p className="form-field__problem" id={`${fieldId}-problem`} role="status">
          {problem}
        </p>
      </div>
      <Button look="primary" type="submit" aria-disabled={isSending}>
        {isSending ? 'Inviting…' : 'Invite'}
      </Button>
    </form>
  );
}
