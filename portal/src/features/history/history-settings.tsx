import type { HistorySwitches as Switches } from '@hearth/domain/people/history-rules.ts';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { useChange, useShownQuery } from '../../shared/changes/use-change.ts';
import { switching } from './history-changes.ts';
import { switchesQuery } from './history-queries.ts';
import '../../ui/check.css';

/** Switches that are on or off; the tabs that the agent sees are chosen in the account's settings. */
type Switched = Exclude<keyof Switches, 'hiddenFromAgent'>;

const words: readonly (readonly [name: Switched, label: string, effect: string])[] = [
  ['record', 'Keep my history', 'Off: homes, searches and pages that you open from now on aren’t stored.'],
  [
    'showToMe',
    'Show it to me',
    'Off: viewed marks, recent searches and these lists are hidden, e.g. on a shared device.',
  ],
  ['showToAgent', 'Show it to my agent', 'Off: your agent sees none of it.'],
  ['useForSuggestions', 'Use it for suggestions', 'Off: suggested homes don’t depend on what you viewed.'],
];

/** The four switches of the person's history, and the way to view privately in this tab. */
export function HistorySettings(): ReactNode {
  const session = useSession();
  const app = useApp();
  const { data } = useShownQuery(switchesQuery(session));
  const { change } = useChange((name: Switched, isOn: boolean) => switching(session, app, name, isOn));
  const { isPrivate } = useSnapshot(app.history.state);
  return (
    <details className="history-settings">
      <summary>History settings</summary>
      <fieldset>
        <legend>On all your devices</legend>
        {words.map(([name, label, effect]) => (
          <Switch
            key={name}
            label={label}
            effect={effect}
            isOn={data?.[name] ?? true}
            isDisabled={data === undefined}
            onChange={(isOn) => change(name, isOn)}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>In this tab</legend>
        <Switch
          label="View privately"
          effect="Nothing that you open in this tab is stored, and no marks are shown. It ends when you close the tab."
          isOn={isPrivate}
          onChange={app.history.viewPrivately}
        />
      </fieldset>
    </details>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly effect: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

const Switch = ({ label, effect, isOn, isDisabled = false, onChange }: SwitchProps): ReactNode => (
  <label className="check">
    <input
      type="checkbox"
      checked={isOn}
      disabled={isDisabled}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    <span>
      {label}
      <small>{effect}</small>
    </span>
  </label>
);
