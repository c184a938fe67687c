import { longest } from '@hearth/domain/inquiry/person-rules.ts';
import { longestDescription, thingProblems } from '@hearth/domain/people/thing-rules.ts';
import type { ApiError } from '@hearth/widgets/client/api-error.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, type RefObject, useEffect, useImperativeHandle } from 'react';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { useIsHere } from '../../ui/use-is-here.ts';
import { useServerForm } from './use-server-form.ts';
import './thing-form.css';

export interface ThingWords {
  readonly name: string;
  readonly description: string;
}

export interface ThingFormProps {
  readonly initial?: ThingWords;
  /** A name alone is enough where a home is waiting. */
  readonly hasDescription?: boolean;
  /** Fields behind the description, whose values are the caller's. */
  readonly children?: ReactNode;
  readonly action: string;
  /** The reason of a failure, as a sentence. */
  readonly reason: (failure: ApiError) => string;
  /** The field of the name. Without it, the field takes the focus when the form opens. */
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly onCancel: () => void;
  /** Rejects with the failure that the form shows. `isHere` says whether the form is still open. */
  readonly onSend: (words: ThingWords, isHere: () => boolean) => Promise<void>;
}

/** Name and description of a thing: a collection or a saved search. What was typed stays after a failure. */
export function ThingForm({
  initial = { name: '', description: '' },
  hasDescription = false,
  children,
  action,
  reason,
  field,
  onCancel,
  onSend,
}: ThingFormProps): ReactNode {
  const isHere = useIsHere();
  const form = useServerForm({
    initial,
    check: thingProblems,
    send: (words) => onSend(words, isHere),
    // The server's validation errors stand at their fields.
    failureWords: reason,
  });
  const { ref: element } = form.props;
  useImperativeHandle(field, () => element.current?.querySelector('input') as HTMLInputElement, [element]);
  useEffect(() => {
    if (!field) element.current?.querySelector('input')?.focus();
  }, [field, element]);
  return (
    <form className="thing-form" {...form.props}>
      <FormField label="Name" autoComplete="off" spellCheck maxLength={longest} field={form.field('name')} />
      {hasDescription && (
        <FormField
          isOptional
          label="Description"
          rows={4}
          maxLength={longestDescription}
          field={form.field('description')}
        />
      )}
      {children}
      <FormEnd form={form} action={action} acting="Saving...">
        <Button onClick={onCancel}>Cancel</Button>
      </FormEnd>
    </form>
  );
}
