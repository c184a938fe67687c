import type { Agent, AgentFigures as Figures } from '@hearth/domain/contract/agent.ts';
import { shortDate } from '@hearth/domain/listing/date-text.ts';
import { groupDigits } from '@hearth/domain/listing/group-digits.ts';
import { shortPriceText } from '@hearth/domain/listing/price.ts';
import { Skeleton } from '@hearth/widgets/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { agentFiguresQuery } from './agent-figures-query.ts';

/** Homes that an agent lists and sold, in figures, each with the listings that it is computed from. */
export function AgentFigures({ agent }: { readonly agent: Agent }): ReactNode {
  const { client } = useApp();
  const { answers } = useSession();
  const { data, isError } = useQuery(agentFiguresQuery(client, answers, agent));
  if (isError) return null;
  if (!data) return <Skeleton height="130px" />;
  const { forsale, forlease, sold, mls, asof } = data;
  const kinds = [
    { name: 'For sale', figures: forsale, days: 'on the market' },
    { name: 'For lease', figures: forlease, days: 'on the market' },
    { name: 'Sold in the last 12 months', figures: sold, days: 'to close' },
  ].filter(({ figures }) => figures.count > 0);
  if (kinds.length === 0) return null;
  return (
    <section className="agent-figures" aria-labelledby="agent-figures">
      <h2 id="agent-figures">{agent.firstname}’s homes in figures</h2>
      <ul className="agent-figures__kinds">
        {kinds.map(({ name, figures, days }) => (
          <li key={name}>
            <strong>{groupDigits(figures.count)}</strong> {name}
            <span>{rangeText(figures)}</span>
            {figures.mediandays !== null && (
              <span>
                Median {figures.mediandays} {figures.mediandays === 1 ? 'day' : 'days'} {days}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="agent-figures__source">
        ✓ Computed from the {mls} listings of {agent.name}
        {asof && `, as of ${shortDate(asof)}`}. List prices shown; Texas doesn’t disclose sale prices.
      </p>
    </section>
  );
}

function rangeText({ minimum, maximum }: Figures): string {
  if (minimum === null || maximum === null) return '';
  return minimum === maximum
    ? shortPriceText(minimum)
    : `${shortPriceText(minimum)} to ${shortPriceText(maximum)}`;
}
