import type { Rule } from '@hearth/domain/inquiry/person-rules.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useIsHere } from '../../ui/use-is-here.ts';
import { accountFailure } from './account-words.ts';

type Rules<Name extends string> = Readonly<Record<Name, Rule>>;
type Values<Name extends string> = Readonly<Record<Name, string>>;

/** Props of a field of the form. */
export interface CheckedField<Name extends string = string> {
  readonly name: Name;
  readonly problem: string | undefined;
  /** Checks the field that the person leaves, once it has text. */
  readonly onLeave: (value: string) => void;
  /** Checks a field again that has a problem. */
  readonly onWrite: (value: string) => void;
}

/** A form that checks its fields by rules of the domain, sends them once, and shows what the server objects to. */
export interface AccountForm<Name extends string> {
  readonly isSending: boolean;
  /** Why the last try failed, apart from what fields show. */
  readonly notice: string;
  readonly field: (name: Name) => CheckedField<Name>;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Shows a failure of something beside the form. */
  readonly refuse: (error: unknown) => void;
}

/** Spaces are part of passwords. */
const readValue = (name: string, value: string): string =>
  /password/i.test(name) ? value : value.trim().replace(/\s+/g, ' ');

/** Once the problems are shown. */
const focusProblem = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
};

/**
 * The fields keep their own text, as password managers and autofill write it; it stays after any failure.
 * @param rules one rule a field, by its name in the contract
 * @param send rejects with the failure that the form shows
 */
export function useAccountForm<Name extends string>(
  rules: Rules<Name>,
  send: (values: Values<Name>, form: HTMLFormElement) => Promise<void>,
): AccountForm<Name> {
  const [problems, setProblems] = useState<Partial<Record<Name, string>>>({});
  const [notice, setNotice] = useState('');
  const [isSending, setSending] = useState(false);
  const running = useRef(false);
  const isHere = useIsHere();

  const names = Object.keys(rules) as Name[];
  const check = (name: Name, value: string) =>
    setProblems((before) => ({ ...before, [name]: rules[name](readValue(name, value)) }));

  function refuse(error: unknown, form?: HTMLFormElement): void {
    if (!(error instanceof ApiError)) throw error;
    const known = error.validationErrors.filter(({ name }) => names.includes(name as Name));
    const others = error.validationErrors.filter(({ name }) => !names.includes(name as Name));
    setProblems((before) => ({
      ...before,
      ...Object.fromEntries(known.map(({ name, message }) => [name, message])),
    }));
    setNotice(others.map(({ message }) => message).join(' ') || accountFailure(error));
    if (form && known.length > 0) focusProblem(form);
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    if (running.current) return;
    const given = new FormData(form);
    const values = Object.fromEntries(
      names.map((name) => [name, readValue(name, String(given.get(name) ?? ''))]),
    ) as Values<Name>;
    const found = Object.fromEntries(names.map((name) => [name, rules[name](values[name])]));
    setProblems(found as Partial<Record<Name, string>>);
    setNotice('');
    if (Object.values(found).some((problem) => problem !== undefined)) {
      focusProblem(form);
      return;
    }
    running.current = true;
    setSending(true);
    try {
      await send(values, form);
    } catch (error) {
      if (isHere()) refuse(error, form);
    } finally {
      running.current = false;
      if (isHere()) setSending(false);
    }
  }

  return {
    isSending,
    notice,
    field: (name) => ({
      name,
      problem: problems[name],
      onLeave: (value) => value !== '' && check(name, value),
      onWrite: (value) => problems[name] !== undefined && check(name, value),
    }),
    onSubmit(event) {
      event.preventDefault();
      void submit(event.currentTarget);
    },
    refuse: (error) => refuse(error),
  };
}
