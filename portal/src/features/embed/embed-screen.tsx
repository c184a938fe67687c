import { type EmbedElement, widgetName } from '@hearth/domain/embed/embed-element.ts';
import type { EmbedSetup } from '@hearth/domain/embed/embed-setup.ts';
import { embedWidgets } from '@hearth/domain/embed/embed-widgets.ts';
import { encodeSetup } from '@hearth/domain/embed/setup-codec.ts';
import { type ReactNode, useRef } from 'react';
import { PageHead } from '../../shared/app/page-head.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { AskForKey } from './ask-for-key.tsx';
import { AttributeFields } from './attribute-fields.tsx';
import './embed.css';
import './embed-fields.css';
import './embed-preview.css';
import './embed-code.css';
import { KeyField } from './key-field.tsx';
import { LoadedCatalogue } from './loaded-catalogue.tsx';
import { Preview } from './preview.tsx';
import { Snippets } from './snippets.tsx';
import { ThemeFields } from './theme-fields.tsx';
import { TryIt } from './try-it.tsx';
import type { Catalogue } from './use-catalogue.ts';
import { type ChangeSetup, useEmbedSetup } from './use-embed-setup.ts';
import { WidgetChoice } from './widget-choice.tsx';

/** Choose a widget, see it, copy the code that puts it into a page. The URL is the whole state. */
export function EmbedScreen(): ReactNode {
  return (
    <>
      <PageHead />
      <LoadedCatalogue title="Widgets for your site">
        {(catalogue) => <Builder catalogue={catalogue} />}
      </LoadedCatalogue>
    </>
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
          <a href="/examples/">examples</a> and the <a href="/api/docs">API</a>. If a widget doesn’t show, add{' '}
          <code>?hearth-doctor</code> to your page’s address.
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
        <KeySection embedKey={setup.key} change={change} />
        <section aria-labelledby="embed-look">
          <h2 id="embed-look">Look</h2>
          <ThemeFields theme={setup.theme} change={change} />
        </section>
      </div>
      <div className="embed__result">
        <Preview element={element} setup={setup} />
        <Snippets setup={setup} source={source} />
        <TryIt setup={setup} source={source} />
      </div>
      <AskForKey />
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

/** Order of their descriptions here, the search first; others after them. */
function namesOf(elements: readonly EmbedElement[]): readonly string[] {
  const names = elements.map(widgetName);
  const ours = Object.keys(embedWidgets).filter((name) => names.includes(name));
  return [...new Set([...ours, ...names])];
}

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
