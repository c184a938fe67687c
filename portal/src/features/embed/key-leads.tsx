import { type LeadRouting, type KeyLeads as Leads, routeKeyLeads } from '@hearth/domain/contract/webhooks.ts';
import { SelectField } from '@hearth/widgets/ui/field.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { AddWebhook } from './add-webhook.tsx';
import { keyLeadsQuery } from './key-leads-query.ts';
import './key-leads.css';
import { KeyWebhook } from './key-webhook.tsx';
import { useLeadChange } from './use-lead-change.ts';

/** The ways of a key's leads: who answers first, and the webhooks that get a copy. */
export function KeyLeads({ link }: { readonly link: string }): ReactNode {
  const { client } = useApp();
  const { data, error } = useQuery(keyLeadsQuery(client, link));
  return (
    <section aria-labelledby="key-leads" aria-busy={!data && !error}>
      <h2 id="key-leads">Where your leads go</h2>
      {error && <p role="alert">We couldn’t load where your leads go. Please reload the page.</p>}
      {data && <Routing link={link} leads={data} />}
      {data && (
        <>
          <h3>Webhooks</h3>
          <p className="embed-help">
            A webhook sends a copy of each lead to your CRM or your own server, the moment it comes in. If the
            receiver is down, we try ten times over three days.
          </p>
          {data.webhooks.map((webhook) => (
            <KeyWebhook key={webhook.id} link={link} webhook={webhook} />
          ))}
          <AddWebhook link={link} />
        </>
      )}
    </section>
  );
}

const routings: Readonly<Record<LeadRouting, string>> = {
  listing: 'The agent of our listing',
  page: 'The agent your page names',
  owner: 'Your agent',
};

function Routing({ link, leads }: { readonly link: string; readonly leads: Leads }): ReactNode {
  const { change, failure } = useLeadChange(link);
  const open = (['listing', 'page', 'owner'] as const).filter((each) => each !== 'owner' || leads.agent);
  return (
    <>
      <SelectField
        label="Who answers first"
        value={leads.leadRouting}
        choices={open.map((value) => ({ value, label: routings[value] }))}
        onChange={(leadRouting) =>
          change((client) => client.call(routeKeyLeads, { params: { link }, body: { leadRouting } }))
        }
      />
      <p className="embed-help">
        If there is no such agent, the lead goes to the next: listing, page, your agent, and our office.
      </p>
      {failure && <p role="alert">{failure}</p>}
    </>
  );
}
