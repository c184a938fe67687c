import type { linkedInvitationSchema } from '@hearth/domain/contract/membership.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import type * as z from 'zod/mini';
import { ScreenSkeleton } from '../../ui/screen-skeleton.tsx';
import { useLogOut } from '../account/use-log-out.ts';
import { useApp, useSession } from '../app/app-context.tsx';
import { PageHead } from '../app/page-head.tsx';
import { useChange } from '../changes/use-change.ts';
import { declining, joining } from './member-changes.ts';
import type { SharedKind } from './shared-kind.ts';
import './members.css';

type Linked = z.output<typeof linkedInvitationSchema>;

interface JoinPageProps {
  readonly kind: SharedKind;
  readonly id: string;
  readonly location: Location;
}

/** The invitation of a link. A guest signs up or logs in with the invited address, and joins by that. */
export function JoinPage({ kind, id, location }: JoinPageProps): ReactNode {
  const { client } = useApp();
  const { root } = useSession();
  const inviteCode = new URLSearchParams(location.search).get('inviteCode') ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: [...root, 'invitation', kind.noun, id, inviteCode],
    queryFn: ({ signal }) =>
      client.call(kind.endpoints.linkedInvitation, { params: { id }, query: { inviteCode }, signal }),
    enabled: inviteCode !== '',
    retry: false,
  });
  const isDead = inviteCode === '' || error?.code === 'not_found' || error?.code === 'validation_failed';
  return (
    <section className="list-page join-page page-width">
      <PageHead />
      {isDead && <DeadLink kind={kind} />}
      {error && !isDead && (
        <Notice
          onRetry={() => void refetch()}
        >{`The invitation could not be loaded. ${kind.reason(error)}`}</Notice>
      )}
      {!data && !error && !isDead && <ScreenSkeleton />}
      {data && !isDead && <LinkedInvitation kind={kind} id={id} inviteCode={inviteCode} linked={data} />}
    </section>
  );
}

const DeadLink = ({ kind: { noun, list } }: Pick<JoinPageProps, 'kind'>): ReactNode => (
  <>
    <h1>This invitation no longer works</h1>
    <p>
      Its link is incomplete, it was removed or declined, its {noun} was deleted, or it is older than 30 days.
      Ask the person who invited you to send a new one.
    </p>
    <p>
      If you already joined, or the invitation is still open, look for the {noun} in{' '}
      <a href={list.path}>{list.label}</a>.
    </p>
  </>
);

interface LinkedInvitationProps {
  readonly kind: SharedKind;
  readonly id: string;
  readonly inviteCode: string;
  readonly linked: Linked;
}

function LinkedInvitation({ kind, id, inviteCode, linked }: LinkedInvitationProps): ReactNode {
  const { name, invitedBy } = linked;
  const { account } = useApp();
  const { person } = useSnapshot(account.state);
  const inviterName = invitedBy?.firstname ?? 'Someone';
  return (
    <>
      <h1>
        <bdi>{inviterName}</bdi> invited you to “<bdi>{name}</bdi>”
      </h1>
      <p>{kind.benefit}</p>
      {person === null ? (
        <GuestAnswers email={linked.email} />
      ) : person.email === linked.email ? (
        <Joining kind={kind} id={id} inviteCode={inviteCode} linked={linked} />
      ) : (
        <OtherAddress invited={linked.email} own={person.email} inviterName={inviterName} />
      )}
    </>
  );
}

function GuestAnswers({ email }: { readonly email: string }): ReactNode {
  const { account } = useApp();
  const { pathname, search } = useLocation();
  // Back to this page, which asks: the address alone joins nothing.
  const open = (name: 'sign up' | 'log in') => account.open({ name, email, returnTo: pathname + search });
  return (
    <>
      <p>
        The invitation is for <strong>{email}</strong>.
      </p>
      <div className="small-dialog__buttons">
        <Button look="primary" onClick={() => open('sign up')}>
          Sign up to join
        </Button>
        <Button onClick={() => open('log in')}>Log in</Button>
      </div>
    </>
  );
}

function Joining({ kind, id, inviteCode, linked: { name, hasJoined } }: LinkedInvitationProps): ReactNode {
  const session = useSession();
  const navigate = useNavigate();
  const { change: join, isPending } = useChange(() => ({
    ...joining(session, kind, { id, name }, inviteCode),
    onSuccess: () => void navigate(kind.path(id), { replace: true }),
  }));
  const { change: decline } = useChange(() => declining(session, kind, { id, name }, () => {}));
  if (hasJoined)
    return (
      <p role="status">
        You’re in. <a href={kind.path(id)}>Open the {kind.noun}</a>
      </p>
    );
  return (
    <div className="small-dialog__buttons">
      <Button look="primary" aria-disabled={isPending} onClick={() => isPending || join()}>
        {isPending ? 'Joining…' : 'Join'}
      </Button>
      <Button
        look="quiet"
        onClick={() => {
          decline();
          void navigate(kind.list.path, { replace: true });
        }}
      >
        Decline
      </Button>
    </div>
  );
}

interface OtherAddressProps {
  readonly invited: string;
  readonly own: string;
  readonly inviterName: string;
}

/** The person may log out here: the page then shows them the way in with the invited address. */
function OtherAddress({ invited, own, inviterName }: OtherAddressProps): ReactNode {
  const { account } = useApp();
  const { pathname, search } = useLocation();
  const logOut = useLogOut();
  const [isLeaving, setLeaving] = useState(false);
  async function goOn(): Promise<void> {
    setLeaving(true);
    try {
      await logOut({ to: pathname + search, replace: true });
    } finally {
      setLeaving(false);
    }
    // The button is gone.
    if (account.state.person === null) document.getElementById('main')?.focus({ preventScroll: true });
  }
  return (
    <>
      <p>
        The invitation is for <strong>{invited}</strong>, and you’re logged in as <strong>{own}</strong>. Log
        out to join with that address, or ask {inviterName} to invite {own}.
      </p>
      <div className="small-dialog__buttons">
        <Button look="primary" aria-disabled={isLeaving} onClick={() => isLeaving || void goOn()}>
          {isLeaving ? 'Logging out…' : 'Log out and continue'}
        </Button>
      </div>
    </>
  );
}
