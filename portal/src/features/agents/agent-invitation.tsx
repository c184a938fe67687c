import { type Agent, getRecommendedLink, recommendedDays } from '@hearth/domain/contract/agent.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import type { Location } from 'react-router';
import { UnlockOffer } from '../../shared/account/unlock-offer.tsx';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { dayText } from '../../ui/day-text.ts';

interface InvitationProps {
  readonly agent: Agent;
  readonly location: Location;
}

/** For visitors who opened an agent's link, its meaning; for the agent of the page, the way to make one. */
export function AgentInvitation({ agent, location }: InvitationProps): ReactNode {
  const { viewer } = useSession();
  const invitation = new URLSearchParams(location.search).get('invitation');
  if (viewer.role === 'agent') return viewer.agentId === agent.agentId ? <OwnLink /> : null;
  if (invitation !== 'open' && invitation !== 'expired') return null;
  const { firstname } = agent;
  return (
    <p className="agent-invitation" role="status">
      {invitation === 'expired' ? (
        `This invitation has expired. Ask ${firstname} for a new link, or contact ${firstname} below.`
      ) : (
        <>
          {firstname} invited you and answers your questions here for {recommendedDays} days.
          {viewer.role === 'guest' && ` Sign up to keep ${firstname} as your agent.`} <UnlockOffer />
        </>
      )}
    </p>
  );
}

function OwnLink(): ReactNode {
  const { client } = useApp();
  const shown = useRef<HTMLElement>(null);
  const { mutate, data, error, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: () => client.call(getRecommendedLink),
  });
  return (
    <section className="agent-invitation" aria-label="Invite clients">
      <p>People who sign up within {recommendedDays} days of your link become your clients.</p>
      {data ? (
        <>
          <p>
            <code ref={shown}>{data.url}</code> (until {dayText(data.until)})
          </p>
          <CopyButton text={data.url} label="Copy link" shownIn={shown} />
        </>
      ) : (
        <Button onClick={() => mutate()} aria-disabled={isPending}>
          Create an invitation link
        </Button>
      )}
      {error && <p role="alert">{failureText(error, 'Couldn’t create a link. Please try again.')}</p>}
    </section>
  );
}
