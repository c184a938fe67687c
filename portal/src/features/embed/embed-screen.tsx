import { type EmbedElement, widgetName } from '@hearth/domain/embed/embed-element.ts';
import type { EmbedSetup } from '@hearth/domain/embed/embed-setup.ts';
import { embedWidget, embedWidgets } from '@hearth/domain/embed/embed-widgets.ts';
import { encodeSetup } from '@hearth/domain/embed/setup-codec.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useId, useRef } from 'react';
import { PageHead } from '../../shared/app/page-head.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ScreenSkeleton } from '../../ui/screen-skeleton.tsx';
import { AttributeFields } from './attribute-fields.tsx';
import './embed.css';
import './embed-fields.css';
import './embed-preview.css';
import './embed-code.css';
import { KeyField } from './key-field.tsx';
import { Preview } from './preview.tsx';
import { Snippets } from './snippets.tsx';
import { ThemeFields } from './theme-fields.tsx';
import { type Catalogue, useCatalogue } from './use-catalogue.ts';
import { type ChangeSetup, useEmbedSetup } from './use-embed-setup.ts';

/** Choose a widget, see it, copy the code that puts it into a page. The URL is the whole state. */
export function EmbedScreen(): ReactNode {
  return (
    <>
      <PageHead />
      <LoadedBuilder />
    </>
  );
}

function LoadedBuilder(): ReactNode {
  const { data, isPending, refetch } = useCatalogue();
  if (isPending) return <ScreenSkeleton />;
  if (data) return <Builder catalogue={data} />;
  return (
    <div className="embed embed--failed">
      <h1>Widgets for your site</h1>
      <p role="alert">The list of widgets could not be loaded.</p>
      <Button icon="retry" onClick={() => void refetch()}>
        Try again
      </Button>
    </div>
  );
}

function Builder({ catalogue: { elements, version, pinned } }: { readonly catalogue: Catalogue }): ReactNode {
  const { setup, element, change } = useEmbedSetup(elements);
  const source = { origin: location.origin, element, version, pinned };
  return (
    <div className="embed">
      <header className="embed__head">
        <h1>Widgets for your site</h1>
        <p>
          Choose a widget, set its options, and paste the code into your page. See{' '}
          <a href="/examples/">examples</a> and the <a href="/api/docs">API</a>.
        </p>
      </header>
      <div className="embed__controls">
        <WidgetChoice
          names={namesOf(elements)}
          chosen={setup.widget}
          onChange={(widget) => change(() => ({ widget }), 'widget')}
        />
        <section aria-labelledby="embed-options">
          <h2 id="embed-options">Options</h2>
          <AttributeFields element={element} setup={setup} change={change} />
        </section>
        <section aria-labelledby="embed-look">
          <h2 id="embed-look">Look</h2>
          <ThemeFields theme={setup.theme} change={change} />
        </section>
        <KeySection embedKey={setup.key} change={change} />
      </div>
      <div className="embed__result">
        <Preview element={element} setup={setup} />
        <Snippets setup={setup} source={source} />
      </div>
      <ShareSetup setup={setup} />
    </div>
  );
}

function KeySection(props: { readonly embedKey: string | null; readonly change: ChangeSetup }): ReactNode {
  return (
    <section aria-labelledby="embed-key">
      <h2 id="embed-key">Your site</h2>
      <KeyField {...props} />
    </section>
  );
}

interface WidgetChoiceProps {
  readonly names: readonly string[];
  readonly chosen: string;
  readonly onChange: (name: string) => void;
}

function WidgetChoice({ names, chosen, onChange }: WidgetChoiceProps): ReactNode {
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

/** Order of their descriptions here, the search first; others after them. */
function namesOf(elements: readonly EmbedElement[]): readonly string[] {
  const names = elements.map(widgetName);
  const ours = Object.keys(embedWidgets).filter((name) => names.includes(name));
  return [...new Set([...ours, ...names])];
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
  legal: 'IABS, notices, disclaimers',
};

/** The address is the setup: opening it shows the same setup. */
function ShareSetup({ setup }: { readonly setup: EmbedSetup }): ReactNode {
  const shown = useRef<HTMLElement>(null);
  const url = `${location.origin}/embed?${new URLSearchParams(encodeSetup(setup))}`;
  return (
    <section className="embed-share" aria-labelledby="embed-share-title">
      <h2 id="embed-share-title">Link to this setup</h2>
      <p className="embed-help">Send this link to continue with the same setup on another device.</p>
      <p className="embed-share__link">
        <span ref={shown}>{url}</span>
      </p>
      <CopyButton text={url} label="Copy the link" shownIn={shown} />
    </section>
  );
}
