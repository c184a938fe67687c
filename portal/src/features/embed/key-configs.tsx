import type { EmbedConfig } from '@hearth/domain/contract/embed-config.ts';
import { embedWidget } from '@hearth/domain/embed/embed-widgets.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { dayText } from '../../ui/day-text.ts';
import { ConfigEditor } from './config-editor.tsx';
import { keyConfigsQuery } from './key-configs-query.ts';
import { LoadedCatalogue } from './loaded-catalogue.tsx';

/** Settings that pages take from the server, so that they change without a change of the pages. */
export function KeyConfigs({ link }: { readonly link: string }): ReactNode {
  const { client } = useApp();
  const queries = useQueryClient();
  const query = keyConfigsQuery(client, link);
  const { data, isError, refetch } = useQuery(query);
  const [edited, setEdited] = useState<EmbedConfig | 'new' | null>(null);
  const close = () => {
    setEdited(null);
    return queries.invalidateQueries({ queryKey: query.queryKey });
  };
  return (
    <section aria-labelledby="key-configs">
      <h2 id="key-configs">Settings you change here</h2>
      <p>
        Paste a widget once with its <code>config</code>, and change its options here later. Your pages show
        the change within a minute. What you write into the tag itself still counts first.
      </p>
      {isError && (
        <p role="alert">
          We couldn’t load your settings. <Button onClick={() => void refetch()}>Load settings again</Button>
        </p>
      )}
      <ul className="embed-key__configs">
        {data?.items.map((config) => (
          <ConfigRow key={config.id} config={config} onEdit={() => setEdited(config)} />
        ))}
      </ul>
      {edited === null ? (
        <Button aria-disabled={!data} onClick={() => data && setEdited('new')}>
          Add settings
        </Button>
      ) : (
        <LoadedCatalogue title="Settings">
          {({ elements }) => (
            <ConfigEditor
              key={edited === 'new' ? 'new' : edited.id}
              link={link}
              elements={elements}
              config={edited === 'new' ? null : edited}
              onClose={close}
            />
          )}
        </LoadedCatalogue>
      )}
    </section>
  );
}

interface ConfigRowProps {
  readonly config: EmbedConfig;
  readonly onEdit: () => void;
}

function ConfigRow({ config, onEdit }: ConfigRowProps): ReactNode {
  const code = useRef<HTMLElement>(null);
  const { id, name, widget, changedAt } = config;
  const tag = `<hearth-${widget} config="${id}"></hearth-${widget}>`;
  return (
    <li>
      <h3>{name}</h3>
      <p className="embed-help">
        {embedWidget(widget).title}, changed {dayText(changedAt)}
      </p>
      <p>
        <code ref={code}>{tag}</code>
      </p>
      <CopyButton text={tag} label={`Copy the tag of ${name}`} shownIn={code} />
      <Button onClick={onEdit}>Change {name}</Button>
    </li>
  );
}
