import { widgetChoice } from '@hearth/domain/embed/embed-widgets.ts';
import { type ReactNode, useId } from 'react';

interface WidgetChoiceProps {
  readonly names: readonly string[];
  readonly chosen: string;
  readonly onChange: (name: string) => void;
}

/** Widgets by their names, one of which is chosen. */
export function WidgetChoice({ names, chosen, onChange }: WidgetChoiceProps): ReactNode {
  const group = useId();
  return (
    <fieldset className="embed-widgets">
      <legend>
        <h2>Widget</h2>
      </legend>
      <div className="embed-widgets__cards">
        {names.map((widget) => {
          const { name, words } = widgetChoice(widget);
          return (
            <label key={widget} className="embed-widget">
              <input
                type="radio"
                name={group}
                checked={widget === chosen}
                onChange={() => onChange(widget)}
              />
              <span>
                <strong>{name}</strong>
                {words !== '' && <small>{words}</small>}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
