import { requestSavedSearch } from '@hearth/domain/contract/pending-search.ts';
import type { MailedCadence } from '@hearth/domain/people/saved-search-rules.ts';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { createCaptcha } from '../captcha/captcha.ts';
import { ApiError } from '../client/api-error.ts';
import type { Client } from '../client/client.ts';
import { failureText } from '../client/failure-text.ts';
import { siteOf } from '../client/site.ts';
import { LANGUAGE } from '../element/build-language.ts';
import { Button } from '../ui/button.tsx';
import { type Choice, SelectField, TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { useSheets } from '../ui/use-sheets.ts';
import { portalPairs } from './results-address.ts';
import sheet from './save-search.css';
import type { WidgetQuery } from './widget-query.ts';

interface SaveSearchProps {
  readonly client: Pick<Client, 'call'>;
  readonly query: WidgetQuery;
}

const cadenceChoices: readonly Choice<MailedCadence>[] = [
  { value: 'immediately', label: 'Right away' },
  { value: 'daily', label: 'Every day' },
  { value: 'weekly', label: 'Every week' },
  { value: 'monthly', label: 'Every month' },
];

/** Saves the search of a page without an account: the owner of the address confirms it by mail. */
export function SaveSearch({ client, query }: SaveSearchProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  useSheets(root, sheet);
  const toggle = () => {
    setSentTo(null);
    setOpen(!isOpen);
  };
  const finish = (email: string) => {
    setSentTo(email);
    setOpen(false);
  };
  return (
    <div className="hearth-save" ref={root} part="save">
      <Button aria-expanded={isOpen} onClick={toggle} part="button">
        Save this search
      </Button>
      {isOpen && <SaveForm client={client} query={query} onSent={finish} />}
      {sentTo !== null && <Sent to={sentTo} />}
    </div>
  );
}

interface SaveFormProps extends SaveSearchProps {
  readonly onSent: (email: string) => void;
}

function SaveForm({ client, query, onSent }: SaveFormProps): ReactNode {
  const [captcha] = useState(() => createCaptcha(client));
  const [email, setEmail] = useState('');
  const [cadence, setCadence] = useState<MailedCadence>('daily');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => focusField(form.current), []);
  const prepare = () =>
    void siteOf(client).then(
      (site) => captcha.begin(site, 'saved-search'),
      () => {},
    );

  async function submit(): Promise<void> {
    if (isSending) return;
    setSending(true);
    setProblem(null);
    try {
      const headers = await captcha.take(await siteOf(client), 'saved-search');
      await client.call(requestSavedSearch, { body: { email, cadence, ...saved(query) }, headers });
      onSent(email);
    } catch (error) {
      setSending(false);
      setProblem(problemText(error));
      focusField(form.current);
    }
  }

  return (
    <div ref={form}>
      <Form
        className="hearth-save__form"
        aria-label="Save this search"
        noValidate
        onSubmit={submit}
        onFocus={prepare}
      >
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          required
          value={email}
          aria-invalid={problem !== null}
          aria-describedby={`${id}-problem`}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <SelectField label="Email me" value={cadence} choices={cadenceChoices} onChange={setCadence} />
        <Button look="primary" type="submit" aria-disabled={isSending} part="button">
          {isSending ? 'Sending…' : 'Save'}
        </Button>
        <p className="hearth-save__problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
        <p className="hearth-save__note">
          We’ll send you a link to confirm. You don’t need an account, and every email has a link to stop.
        </p>
      </Form>
    </div>
  );
}

const focusField = (form: HTMLElement | null): void => form?.querySelector('input')?.focus();

/** Takes the focus: the form with the button that was pressed is gone. */
function Sent({ to }: { readonly to: string }): ReactNode {
  const text = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => text.current?.focus(), []);
  return (
    <p className="hearth-save__sent" tabIndex={-1} ref={text}>
      Check your email. We sent a link to {to}: open it to save this search.
    </p>
  );
}

/** The search as the portal's address has it, the visitor's time zone, whose mornings mails come in, and the language of the page. */
function saved(query: WidgetQuery) {
  const pairs = new URLSearchParams(portalPairs(query).map(([name, value]) => [name, value]));
  if (query.lease) pairs.set('lease', 'true');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return {
    query: pairs.toString(),
    ...(timeZone && { timeZone }),
    ...(LANGUAGE !== 'en' && { language: LANGUAGE }),
  };
}

const words = {
  captcha_failed: 'We could not confirm that you are a person. Please try again.',
  too_many_attempts: 'Too many requests. Please wait a moment.',
  agent_email_flow: 'This is an agent’s email. Log in on our site to save searches.',
} as const;

function problemText(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  const [first] = error.validationErrors;
  if (first?.name === 'email') return 'Please enter a valid email';
  return failureText(error, 'This could not be sent. Please try again.', words);
}
