import { embedWidget } from '@hearth/domain/embed/embed-widgets.ts';
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
        {names.map((name) => (
          <label key={name} className="embed-widget">
            <input type="radio" name={group} checked={name === chosen} onChange={() => onChange(name)} />
            <span>
              <strong>{widgetTitles[name] ?? embedWidget(name).title}</strong>
              {widgetWords[name] !== undefined && <small>{widgetWords[name]}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Names that distinguish widgets shown without a page around them. */
const widgetTitles: Readonly<Record<string, string>> = {
  listings: 'List of homes',
  listing: 'All about a home',
  'listing-card': 'One home',
  'inquiry-form': 'Inquiry form',
};

const widgetWords: Readonly<Record<string, string>> = {
  search: 'Bar, results and map',
  listings: 'Homes in a grid or a row',
  listing: 'Photos, facts, payment, form',
  'listing-card': 'A listing in an article',
  'mortgage-calculator': 'Payment, tax and dues',
  'agent-bio': 'Portrait, bio, reviews, homes',
  'inquiry-form': 'Questions, tours, requests',
  'home-value': 'What an address is worth',
  market: 'Prices and sales of an area',
  legal: 'IABS, notices, disclaimers',
};
