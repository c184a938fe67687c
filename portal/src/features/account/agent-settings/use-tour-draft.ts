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

/** A draft of stored hours. What was typed stays after a failure, and the hours stay while they are turned off. */
export function useTourDraft(stored: TourHours | null): TourDraft {
  const { isOff = stored === null, ...hours } = stored ?? usualTours;
  const [isOn, turn] = useState(!isOff);
  const [tours, setTours] = useState<TourHours>(hours);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [notice, setNotice] = useState('');
  const [isSending, setSending] = useState(false);
  const send = useSaveSettings();
  async function save(): Promise<void> {
    if (isSending) return;
    const found = tourHoursProblems(tours);
    setProblems(isOn ? found : []);
    setNotice('');
    if (isOn && found.length > 0) return;
    // Hours are stored for later, the last valid ones.
    const later = { ...(found.length > 0 ? hours : tours), isOff: true } as const;
    setSending(true);
    try {
      await send({ tours: isOn ? tours : later });
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
