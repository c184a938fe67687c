import { getAgentWidgets } from '@hearth/domain/contract/agent-dashboard.ts';
import { type KeyPeriod, keyPeriods } from '@hearth/domain/contract/embed-owner.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { SelectField } from '@hearth/widgets/ui/field.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../shared/app/app-context.tsx';
import { SeenPages } from './seen-pages.tsx';

/** Pages that show the widgets of the agent's keys, with loads and inquiries. */
export function WidgetShelf(): ReactNode {
  const { client, root } = useSession();
  const [days, setDays] = useState<KeyPeriod>('30');
  const { data, isError, refetch } = useQuery({
    queryKey: [...root, 'agent widgets', days],
    queryFn: ({ signal }) => client.call(getAgentWidgets, { query: { days }, signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="embed-shelf" aria-labelledby="embed-shelf-title">
      <h2 id="embed-shelf-title">Where your widgets are shown</h2>
      {isError && (
        <p role="alert">
          We couldn’t load your pages. <Button onClick={() => void refetch()}>Load pages again</Button>
        </p>
      )}
      {data?.keys.length === 0 && (
        <p>
          You have no key yet, so we can’t see your pages.{' '}
          <Link to="/embed#ask-for-a-key">Ask for a key</Link>
        </p>
      )}
      {data !== undefined && data.keys.length > 0 && (
        <>
          <p className="embed-help">
            Keys: {data.keys.map(({ key, origins }) => `${key} (${origins.join(', ')})`).join('; ')}
          </p>
          <SelectField
            label="Period"
            value={days}
            choices={keyPeriods.map((value) => ({ value, label: `Last ${value} days` }))}
            onChange={setDays}
          />
          <SeenPages pages={data.pages} />
          <p className="embed-help">
            We’ll email you when a page that showed a widget every day hasn’t shown one for a week.
          </p>
        </>
      )}
    </section>
  );
}
