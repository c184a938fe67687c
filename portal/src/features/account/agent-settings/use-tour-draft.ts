import type { FieldProblem } from '@hearth/domain/inquiry/person-rules.ts';
import { type TourHours, tourHoursProblems, usualTours } from '@hearth/domain/inquiry/tour-hours.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { useState } from 'react';
import { accountFailure } from '../account-words.ts';
import { useSaveSettings } from './agent-settings-query.ts';

/** Hours for tours that an agent edits. */
interface TourDraft {
  /** Visitors choose among these times; else they ask for any. */
  readonly isOn: boolean;
  readonly tours: TourHours;
  readonly isSending: boolean;
  /** Why the last try failed, apart from the problems at fields. */
  readonly notice: string;
  readonly problems: readonly FieldProblem[];
  readonly problemOf: (name: string) => string | undefined;
  readonly turn: (isOn: boolean) => void;
  readonly change: (part: Partial<TourHours>) => void;
  readonly save: () => Promise<void>;
}

/** A draft of stored hours. What was typed stays after a failure, and while the hours are turned off. */
export function useTourDraft(stored: TourHours | null): TourDraft {
  const [isOn, turn] = useState(stored !== null);
  const [tours, setTours] = useState(stored ?? usualTours);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [notice, setNotice] = useState('');
  const [isSending, setSending] = useState(false);
  const send = useSaveSettings();
  async function save(): Promise<void> {
    if (isSending) return;
    const found = isOn ? tourHoursProblems(tours) : [];
    setProblems(found);
    setNotice('');
    if (found.length > 0) return;
    setSending(true);
    try {
      await send({ tours: isOn ? tours : null });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblems(error.validationErrors);
      setNotice(accountFailure(error));
    } finally {
      setSending(false);
    }
  }
  return {
    ...{ isOn, tours, isSending, notice, problems, turn, save },
    problemOf: (name) => problems.find((problem) => problem.name === name)?.message,
    change: (part) => setTours({ ...tours, ...part }),
  };
}
