import { Button } from '@hearth/widgets/ui/button.tsx';
import { SelectField } from '@hearth/widgets/ui/field.tsx';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import { PageTitle } from '../../shared/app/page-title.tsx';
import { notShared } from '../../shared/app/person-words.ts';
import type { ListNavigation } from '../../shared/personal-list/list-state.ts';
import { HistorySettings } from './history-settings.tsx';
import './history.css';

/** Values of the periods and orders of a list of history, the default first. */
export const periods = ['0', '1', '7', '30', '90'] as const;
const periodWords = ['All time', 'Last 24 hours', 'Last 7 days', 'Last 30 days', 'Last 90 days'];

interface Sorting {
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** The order of a list by its time alone. */
export const byTime = (
  { chosen, choose }: ListNavigation<{ readonly sortType: readonly ['DESC', 'ASC'] }>,
  [newest, oldest]: readonly [string, string] = ['Newest first', 'Oldest first'],
): Sorting => ({
  value: chosen.sortType,
  choices: [
    { value: 'DESC', label: newest },
    { value: 'ASC', label: oldest },
  ],
  onChange: (sortType) => choose({ sortType: sortType === 'ASC' ? 'ASC' : 'DESC' }),
});

export interface HistoryPageProps {
  readonly title: string;
  readonly period: string;
  readonly onPeriod: (period: (typeof periods)[number]) => void;
  readonly sorting: Sorting;
  /** Set where there is something to clear. */
  readonly onClear: (() => void) | undefined;
  readonly isHidden: boolean;
  /** The contact does not share it with the agent who acts. */
  readonly isUnshared: boolean;
  readonly children: ReactNode;
}

/** A list of the person's history with its period, its order, the way to clear it and the switches. */
export function HistoryPage(props: HistoryPageProps): ReactNode {
  const { title, period, onPeriod, sorting, onClear, isHidden, isUnshared, children } = props;
  const session = useSession();
  const reason = isUnshared
    ? notShared(session, 'their history')
    : isHidden && 'Your history is hidden. Turn on “Show it to me” in the history settings to see it.';
  return (
    <section className="list-page page-width">
      <PageHead />
      <div className="history__head">
        <PageTitle>{title}</PageTitle>
        <div className="history__choices">
          {!reason && (
            <>
              <SelectField
                label="Period"
                value={period}
                choices={periods.map((value, at) => ({ value, label: periodWords[at] ?? '' }))}
                onChange={(value) => onPeriod(value as (typeof periods)[number])}
              />
              <SelectField label="Sort" {...sorting} />
            </>
          )}
          {onClear && !session.agentMode && (
            <Button look="quiet" onClick={onClear}>
              Clear all
            </Button>
          )}
        </div>
      </div>
      {!session.agentMode && !isHidden && <NotStored />}
      {reason ? <p>{reason}</p> : children}
      {!session.agentMode && <HistorySettings />}
    </section>
  );
}

/** Why what the person opens now does not come to the list; nothing where it does. */
function NotStored(): ReactNode {
  const { switches, isPrivate } = useSnapshot(useApp().history.state);
  if (!switches.record)
    return <p>Your history is off. Turn on “Keep my history” in the history settings to add to it again.</p>;
  return isPrivate && <p>You’re viewing privately, so nothing you open in this tab is added here.</p>;
}
