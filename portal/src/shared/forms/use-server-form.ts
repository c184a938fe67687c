import type { FieldProblem } from '@hearth/domain/inquiry/person-rules.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import type { RegisteredField } from '../../ui/forms/form-field.tsx';

interface ServerForm<Values extends FieldValues> {
  /** First values by the names of their fields. */
  readonly initial: Values;
  /** Rules of the domain. */
  readonly check: (values: Values) => readonly FieldProblem[];
  /** Sends the checked values. Rejects with the failure that the form shows. */
  readonly send: (values: Values) => Promise<void>;
  /** The notice for a failure. */
  readonly failureWords: (error: ApiError) => string;
  /** Problems of fields after a failure. The default is the server's validation errors. */
  readonly problemsOf?: (error: ApiError) => readonly FieldProblem[];
}

/**
 * A form on react-hook-form. Rules check its values, the server receives them once, and errors stand at their fields.
 * The first field with a problem takes the focus after each try. The text stays after a failure.
 */
export function useServerForm<Values extends FieldValues>({
  initial,
  check,
  send,
  failureWords,
  problemsOf = ({ validationErrors }) => validationErrors,
}: ServerForm<Values>) {
  const form = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    resolver: resolverOf(check),
    // `field` decides when a field is checked, and the effect below moves the focus.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { register, reset, formState } = form;
  const { errors, isSubmitting, submitCount } = formState;
  const isSending = useRef(false);
  const element = useRef<HTMLFormElement>(null);

  // Once the problems are shown, so that a screen reader finds them at the field.
  useEffect(() => {
    if (submitCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount]);

  /** Shows a failure, of the form or of a part beside it. */
  function refuse(error: unknown): void {
    const failure = error instanceof ApiError ? error : fault(error);
    const problems = problemsOf(failure);
    const isField = ({ name }: FieldProblem) => name in initial;
    for (const { name, message } of problems.filter(isField))
      form.setError(name as Path<Values>, { message });
    const others = problems.filter((problem) => !isField(problem)).map(({ message }) => message);
    // Problems at fields need no words for the form: another try without a correction fails again.
    const areAllAtFields = failure.code === 'validation_failed' && problems.length > 0 && others.length === 0;
    form.setError('root', { message: areAllAtFields ? '' : others.join(' ') || failureWords(failure) });
  }

  async function submit(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await form.handleSubmit((values) => send(values).catch(refuse))();
    } finally {
      isSending.current = false;
    }
  }

  return {
    isSending: isSubmitting,
    /** Why the last try failed, apart from the problems at fields. */
    notice: errors.root?.message,
    /** Props of a text field. */
    field: (name: Path<Values>): RegisteredField => ({
      ...register(name, {
        onBlur: ({ target, relatedTarget }) => {
          // A press on the button checks all fields; an error of two lines would move the button from under the press.
          if (target.value !== '' && !isSubmit(relatedTarget)) void form.trigger(name);
        },
        onChange: () => {
          if (form.getFieldState(name).invalid) void form.trigger(name);
        },
      }),
      problem: form.getFieldState(name, formState).error?.message,
    }),
    /** Props of the form element. */
    props: {
      ref: element,
      noValidate: true,
      onSubmit: (event: { preventDefault: () => void }) => {
        event.preventDefault();
        void submit();
      },
    },
    /** The text of a field at this moment. */
    typed: (name: Path<Values>): string => {
      const ref = element.current?.elements.namedItem(name);
      return textOf(name, { ref })[name] ?? '';
    },
    refuse,
    register,
    reset,
  };
}

/** An error of the page and not of the server: reported to the browser, and shown like a failed call. */
function fault(error: unknown): ApiError {
  reportError(error);
  return new ApiError('bad_answer', '', { cause: error });
}

const isSubmit = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement && target.type === 'submit';

const resolverOf =
  <Values extends FieldValues>(check: ServerForm<Values>['check']): Resolver<Values> =>
  (typed, _, { fields }) => {
    const values = { ...typed };
    for (const [name, field] of Object.entries(fields)) Object.assign(values, textOf(name, field));
    const errors = check(values).map(({ name, message }) => [name, { type: 'rule', message }]);
    if (errors.length === 0) return { values, errors: {} };
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
  };

/**
 * The text of a field as it is sent. It is read from the element, since some password managers write there without events.
 * Spaces are part of passwords, and lines of a text area.
 */
function textOf(name: string, { ref }: { readonly ref: unknown }): Record<string, string> {
  if (ref instanceof HTMLTextAreaElement) return { [name]: ref.value.trim() };
  if (!(ref instanceof HTMLInputElement)) return {};
  return { [name]: /password/i.test(name) ? ref.value : ref.value.trim().replace(/\s+/g, ' ') };
}
