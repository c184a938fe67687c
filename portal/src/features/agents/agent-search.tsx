import { listAgents } from '@hearth/domain/contract/agent.ts';
import { Icon } from '@hearth/widgets/ui/icon.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApp } from '../../shared/app/app-context.tsx';
import { SuggestionField } from '../../ui/suggestion-field.tsx';

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
  const agents = useSuggestions(text === initial ? '' : text.trim());
  return (
    <form
      className="hearth-field"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text);
      }}
    >
      <label className="hearth-field__label" htmlFor={id}>
        Agent’s name
      </label>
      <SuggestionField
        id={id}
        type="search"
        enterKeyHint="search"
        maxLength={200}
        placeholder="Search by First Name or Last Name"
        text={text}
        entries={agents.map(({ agentId, name, url, title }) => ({
          ...{ key: agentId, label: name, detail: title ?? undefined, url },
        }))}
        listLabel="Agents"
        announcement={text === initial ? '' : announcement(text, agents.length)}
        onType={(typed) => {
          setText(typed);
          if (typed === '' && initial !== '') onSearch('');
        }}
        onChoose={({ url }) => void navigate(url)}
      >
        <Icon name="search" />
      </SuggestionField>
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
