import { widgetName } from '@hearth/domain/embed/embed-element.ts';
import { type EmbedSetup, noTheme } from '@hearth/domain/embed/embed-setup.ts';
import { encodeSetup } from '@hearth/domain/embed/setup-codec.ts';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import './embed.css';
import './embed-fields.css';
import './embed-preview.css';
import './embed-code.css';
import { KeyField } from './key-field.tsx';
import { LoadedCatalogue } from './loaded-catalogue.tsx';
import { Preview } from './preview.tsx';
import { Snippets } from './snippets.tsx';
import type { Catalogue } from './use-catalogue.ts';
import { WidgetChoice } from './widget-choice.tsx';
import { WidgetShelf } from './widget-shelf.tsx';

/** Widgets of an agent by their names, with the attributes that make them the agent's own. */
const shelf: Readonly<Record<string, (agent: string) => EmbedSetup['attributes']>> = {
  'agent-bio': (agent) => ({ agent }),
  search: (agent) => ({ agent, 'own-listings': '', heading: 'My listings' }),
  'inquiry-form': (agent) => ({ type: 'bio-inquiry', agent }),
  'mortgage-calculator': () => ({}),
};

/** The agent's own widgets: see one, copy its code. The builder changes it further. */
export function AgentWidgetsScreen(): ReactNode {
  const { viewer } = useSession();
  return (
    <>
      <PageHead />
      <LoadedCatalogue title="My Widgets">
        {(catalogue) => viewer.role === 'agent' && <Shelf catalogue={catalogue} agent={viewer.agentId} />}
      </LoadedCatalogue>
    </>
  );
}

interface ShelfProps {
  readonly catalogue: Catalogue;
  /** Username of the agent. */
  readonly agent: string;
}

function Shelf({ catalogue: { elements, version, pinned }, agent }: ShelfProps): ReactNode {
  const offered = elements.filter((element) => widgetName(element) in shelf);
  const [widget, setWidget] = useState('agent-bio');
  const [key, setKey] = useState<string | null>(null);
  const element = offered.find((each) => widgetName(each) === widget) ?? offered[0];
  if (element === undefined) return null;
  const name = widgetName(element);
  const setup: EmbedSetup = { widget: name, attributes: shelf[name]!(agent), key, theme: noTheme };
  return (
    <div className="embed">
      <header className="embed__head">
        <h1>My Widgets</h1>
        <p>Choose one of your widgets and paste its code into your page. Your changes show there at once.</p>
      </header>
      <div className="embed__controls">
        <WidgetChoice names={Object.keys(shelf)} chosen={name} onChange={setWidget} />
        <section aria-labelledby="embed-key">
          <h2 id="embed-key">Your site</h2>
          <KeyField embedKey={key} change={(part) => setKey(part(setup).key ?? null)} />
        </section>
        <p>
          <Link to={`/embed?${new URLSearchParams(encodeSetup(setup))}`}>Change options and look</Link>
        </p>
      </div>
      <div className="embed__result">
        <Preview key={name} element={element} setup={setup} />
        <Snippets setup={setup} source={{ origin: location.origin, element, version, pinned }} />
      </div>
      <WidgetShelf />
    </div>
  );
}
