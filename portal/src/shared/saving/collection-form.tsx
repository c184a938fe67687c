import { longest } from '@hearth/domain/inquiry/person-rules.ts';
import { collectionProblems, longestDescription } from '@hearth/domain/people/collection-rules.ts';
import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { TextField } from '@hearth/widgets/ui/field.tsx';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useIsHere } from '../../ui/use-is-here.ts';
import { whyFailed } from './collection-changes.ts';
import '../../ui/text-area.css';
import './collection-form.css';

export interface CollectionWords {
  readonly name: string;
  readonly description: string;
}

type Problems = Readonly<Partial<Record<keyof CollectionWords, string>>>;

export interface CollectionFormProps {
  readonly initial?: CollectionWords;
  /** A name alone is enough where a home is waiting. */
  readonly hasDescription?: boolean;
  readonly action: string;
  /** The field of the name. Without it, the field takes the focus by itself. */
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly onCancel: () => void;
  /** Rejects with the failure that the form shows. `isHere` says whether the form is still open. */
  readonly onSend: (words: CollectionWords, isHere: () => boolean) => Promise<void>;
}

/** Name and description of a collection. What was typed stays after a failure. */
export function CollectionForm({
  initial = { name: '', description: '' },
  hasDescription = false,
  action,
  field,
  onCancel,
  onSend,
}: CollectionFormProps): ReactNode {
  const [words, setWords] = useState(initial);
  const [problems, setProblems] = useState<Problems>({});
  const [notice, setNotice] = useState('');
  const [isSending, setSending] = useState(false);
  const isHere = useIsHere();
  const form = useRef<HTMLFormElement>(null);
  const ids = useId();
  useEffect(() => {
    if (!field) form.current?.querySelector('input')?.focus();
  }, [field]);

  function show(found: readonly { readonly name: string; readonly message: string }[]): boolean {
    const known = found.filter(({ name }) => name in words);
    setProblems(Object.fromEntries(known.map(({ name, message }) => [name, message])));
    const [first] = known;
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first.name}"]`)?.focus();
    return known.length > 0;
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    setNotice('');
    if (show(collectionProblems(words))) return;
    setSending(true);
    try {
      await onSend({ name: words.name.trim(), description: words.description.trim() }, isHere);
    } catch (error) {
      const failure = error as ApiError;
      if (isHere() && !show(failure.validationErrors ?? [])) setNotice(whyFailed(failure));
    } finally {
      if (isHere()) setSending(false);
    }
  }

  const write = (name: keyof CollectionWords, value: string) => {
    const written = { ...words, [name]: value };
    setWords(written);
    // A problem goes as soon as it is solved; a new one waits for the button.
    if (problems[name] !== undefined) show(collectionProblems(written));
  };
  const described = (name: keyof CollectionWords) => ({
    name,
    value: words[name],
    'aria-invalid': problems[name] !== undefined,
    'aria-describedby': `${ids}-${name}-problem`,
  });
  const problem = (name: keyof CollectionWords) => (
    <p id={`${ids}-${name}-problem`} className="collection-form__problem" role="alert">
      {problems[name]}
    </p>
  );
  return (
    <form ref={form} className="collection-form" noValidate onSubmit={(event) => void send(event)}>
      <TextField
        ref={field}
        label="Name"
        autoComplete="off"
        dir="auto"
        required
        maxLength={longest}
        {...described('name')}
        onChange={(event) => write('name', event.currentTarget.value)}
      />
      {problem('name')}
      {hasDescription && (
        <>
          <div className="hearth-field">
            <label className="hearth-field__label" htmlFor={`${ids}-description`}>
              Description (optional)
            </label>
            <textarea
              id={`${ids}-description`}
              className="text-area"
              rows={4}
              dir="auto"
              maxLength={longestDescription}
              {...described('description')}
              onChange={(event) => write('description', event.currentTarget.value)}
            />
          </div>
          {problem('description')}
        </>
      )}
      <p className="collection-form__problem" role="alert">
        {notice}
      </p>
      <div className="collection-form__buttons">
        <Button look="primary" type="submit" aria-disabled={isSending}>
          {isSending ? 'Saving...' : action}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
