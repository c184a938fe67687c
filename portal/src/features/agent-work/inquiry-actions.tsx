import type { AgentInquiryDetails } from '@hearth/domain/contract/agent-inquiry.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { SelectField } from '@hearth/widgets/ui/field.tsx';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../shared/app/app-context.tsx';
import { useChange } from '../../shared/changes/use-change.ts';
import { workChange } from './inquiry-queries.ts';

const snoozes = [
  { value: '1', label: 'Until tomorrow, 9 AM' },
  { value: '3', label: 'For 3 days' },
  { value: '7', label: 'For a week' },
] as const;

/** 9 AM of a later day where the agent is. */
function morningIn(days: number): string {
  const morning = new Date();
  morning.setDate(morning.getDate() + days);
  morning.setHours(9, 0, 0, 0);
  return morning.toISOString();
}

/** Buttons for how far an inquiry is, the snooze, and the colleague who takes it over. */
export function InquiryActions({ inquiry }: { readonly inquiry: AgentInquiryDetails }): ReactNode {
  const session = useSession();
  const { id, status, snoozedUntil } = inquiry;
  const { change } = useChange((body: Parameters<typeof workChange>[1]['body'], done: string) =>
    workChange(session, { id, body, done }),
  );
  return (
    <div className="agent-inquiry__actions">
      {status === 'new' && (
        <>
          <Button onClick={() => change({ status: 'answered' }, 'Marked as answered')}>
            Mark as answered
          </Button>
          {snoozedUntil ? (
            <Button onClick={() => change({ snoozedUntil: null }, 'Back on your list')}>End snooze</Button>
          ) : (
            <SelectField
              label="Snooze"
              value=""
              choices={[{ value: '', label: 'Choose a time' }, ...snoozes]}
              onChange={(days) => days && change({ snoozedUntil: morningIn(Number(days)) }, 'Snoozed')}
            />
          )}
        </>
      )}
      {status === 'closed' ? (
        <Button onClick={() => change({ status: 'new' }, 'Reopened')}>Reopen</Button>
      ) : (
        <Button onClick={() => change({ status: 'closed' }, 'Inquiry closed')}>Close inquiry</Button>
      )}
      <Handover inquiry={inquiry} />
    </div>
  );
}

/** Hands the inquiry to a colleague; it leaves the agent's own list. */
function Handover({ inquiry: { id, colleagues } }: { readonly inquiry: AgentInquiryDetails }): ReactNode {
  const session = useSession();
  const navigate = useNavigate();
  const [agentId, choose] = useState('');
  const name = colleagues.find((each) => each.agentId === agentId)?.name ?? '';
  const { change, isPending } = useChange(() =>
    workChange(
      session,
      { id, body: { agentId }, done: `${name} has this inquiry now` },
      () => void navigate('/agent/inquiries'),
    ),
  );
  if (colleagues.length === 0) return null;
  return (
    <>
      <SelectField
        label="Hand over to"
        value={agentId}
        choices={[
          { value: '', label: 'Choose a colleague' },
          ...colleagues.map((each) => ({ value: each.agentId, label: each.name })),
        ]}
        onChange={choose}
      />
      {agentId !== '' && (
        <Button aria-disabled={isPending} onClick={change}>
          Hand over
        </Button>
      )}
    </>
  );
}
