import { listAgents } from '@hearth/domain/contract/agent.ts';
import { withCommas } from '@hearth/domain/listing/price.ts';
import { parsePriceText } from '@hearth/domain/search/filters/price-text.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useSession } from '../../shared/app/app-context.tsx';
import { SuggestionField } from '../../ui/suggestion-field.tsx';

interface AgentFilterProps {
  /** Username; '' for all agents. */
  readonly agentId: string;
  /** Name of that agent, where the list has it. */
  readonly name: string | undefined;
  readonly onChoose: (agentId: string) => void;
}

/** The agent whose listings an admin sees. The field is emptied to see those of all. */
export function AgentFilter({ agentId, name, onChoose }: AgentFilterProps): ReactNode {
  const { client } = useSession();
  const id = useId();
  const [typed, type] = useState<string | null>(null);
  const query = { query: typed?.trim() ?? '', limit: 10 };
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['agents to show', query],
    queryFn: ({ signal }) => client.call(listAgents, { query, signal }),
    placeholderData: keepPreviousData,
    enabled: query.query !== '',
  });
  const agents = query.query === '' || isPlaceholderData ? [] : (data?.hits ?? []);
  return (
    <div className="hearth-field">
      <label className="hearth-field__label" htmlFor={id}>
        Agent
      </label>
      <SuggestionField
        id={id}
        type="search"
        maxLength={100}
        placeholder="All agents"
        text={typed ?? (agentId === '' ? '' : (name ?? agentId))}
        entries={agents.map((agent) => ({ key: agent.agentId, label: agent.name }))}
        listLabel="Agents"
        announcement={agents.length > 0 ? `${agents.length} to choose from` : ''}
        onType={(text) => {
          type(text);
          if (text.trim() === '') onChoose('');
        }}
        onChoose={({ key }) => {
          type(null);
          onChoose(key);
        }}
        onRestore={() => type(null)}
      />
    </div>
  );
}

interface PriceFilterProps {
  readonly label: string;
  /** Dollars; '' for no limit. */
  readonly price: string;
  /** Returns the problem of a price; '' for none. */
  readonly problemOf: (dollars: number) => string;
  readonly onChoose: (price: string) => void;
}

/** A limit of the price, which counts once the field is left or Enter is pressed. */
export function PriceFilter({ label, price, problemOf, onChoose }: PriceFilterProps): ReactNode {
  const id = useId();
  const [typed, type] = useState<string | null>(null);
  const [problem, report] = useState('');
  const commit = () => {
    if (typed === null) return;
    const text = typed.trim();
    const dollars = text === '' ? 0 : parsePriceText(text);
    const fault = dollars === undefined ? 'Enter a price, such as 450k' : dollars > 0 && problemOf(dollars);
    report(fault || '');
    if (fault || dollars === undefined) return;
    type(null);
    onChoose(dollars === 0 ? '' : String(dollars));
  };
  return (
    <div className="hearth-field">
      <label className="hearth-field__label" htmlFor={id}>
        {label}
      </label>
      <div className="hearth-field__box">
        <input
          id={id}
          className="hearth-field__input"
          inputMode="text"
          autoComplete="off"
          maxLength={20}
          placeholder="Any"
          value={typed ?? (price === '' ? '' : `$${withCommas(Number(price))}`)}
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-problem`}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={commit}
          onKeyDown={({ key }) => key === 'Enter' && commit()}
        />
      </div>
      <p className="own-listings__problem" id={`${id}-problem`} role="status">
        {problem}
      </p>
    </div>
  );
}
