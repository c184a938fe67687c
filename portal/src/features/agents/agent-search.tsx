import { listAgents } from '@hearth/domain/contract/agent.ts';
import { Icon } from '@hearth/widgets/ui/icon.tsx';
import { LiveRegion } from '@hearth/widgets/ui/live-region.tsx';
import { useListbox } from '@hearth/widgets/ui/use-listbox.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApp } from '../../shared/app/app-context.tsx';

interface AgentSearchProps {
  /** The words of the present search. */
  readonly initial: string;
  readonly onSearch: (text: string) => void;
}

/** Suggestions at a time. */
const most = 5;

/** A field for names. Its suggestions lead to the pages of agents; Enter searches the directory. */
export function AgentSearch({ initial, onSearch }: AgentSearchProps): ReactNode {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState(initial);
  const [isTyping, setTyping] = useState(false);
  const list = useListbox();
  const agents = useSuggestions(isTyping ? text.trim() : '');
  const isOpen = isTyping && agents.length > 0;
  const close = () => {
    setTyping(false);
    list.point(-1);
  };
  const press = (event: KeyboardEvent) => {
    if (isOpen && list.move(event.key, agents.length)) event.preventDefault();
    else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && isOpen && list.active >= 0) {
      event.preventDefault();
      void navigate(agents[list.active]?.url ?? '');
    }
  };
  return (
    <form
      className="hearth-field agent-search"
      onSubmit={(event) => {
        event.preventDefault();
        close();
        onSearch(text);
      }}
    >
      <label className="hearth-field__label" htmlFor={id}>
        Agent’s name
      </label>
      <div className="hearth-field__box">
        <Icon name="search" />
        <input
          id={id}
          className="hearth-field__input"
          type="search"
          {...list.fieldAttributes(isOpen)}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          placeholder="Search by First Name or Last Name"
          value={text}
          onChange={(event) => {
            list.point(-1);
            setTyping(true);
            setText(event.currentTarget.value);
            if (event.currentTarget.value === '' && initial !== '') onSearch('');
          }}
          onKeyDown={press}
          onBlur={close}
        />
      </div>
      <LiveRegion message={isTyping ? announcement(text, agents.length) : ''} />
      {isOpen && (
        <div className="agent-search__list" role="listbox" id={list.id} aria-label="Agents">
          {agents.map(({ agentId, name, url, title }, at) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
            <div
              key={agentId}
              id={`${list.id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === list.active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => void navigate(url)}
            >
              {name} {title && <span>{title}</span>}
            </div>
          ))}
        </div>
      )}
    </form>
  );
}

/** Agents whose names begin with these words; those before stay until the next ones are here. */
function useSuggestions(words: string) {
  const { client } = useApp();
  const query = { query: words, limit: most };
  const { data } = useQuery({
    queryKey: ['agent suggestions', query],
    queryFn: ({ signal }) => client.call(listAgents, { query, signal }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  return words === '' ? [] : (data?.hits ?? []);
}

/** The specification's words for the number of suggestions. */
function announcement(text: string, count: number): string {
  if (text.trim() === '') return '';
  if (count === 0) return 'No results found';
  return count === 1 ? '1 result found' : `${count} results found`;
}
