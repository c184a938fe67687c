import { getLinkedInvitation } from '@hearth/domain/contract/collection-sharing.ts';
import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import { collectionPath } from '@hearth/domain/page/collection-path.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSnapshot } from 'valtio';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { useChange } from '../../shared/changes/use-change.ts';
import { failureReason } from '../../shared/saving/collection-changes.ts';
import { ScreenSkeleton } from '../../ui/screen-skeleton.tsx';
import { joining } from './member-changes.ts';
import './collections.css';

type Linked = ResponseOf<typeof getLinkedInvitation>;

/** The invitation of a link. A guest signs up or logs in with the invited address, and joins by that. */
export function JoinCollectionScreen({
  params: { id },
  location,
}: Pick<ScreenProps<'joinCollection'>, 'params' | 'location'>): ReactNode {
  const { client } = useApp();
  const { root } = useSession();
  const inviteCode = new URLSearchParams(location.search).get('inviteCode') ?? '';
  const { data, error, refetch } = useQuery({
    queryKey: [...root, 'invitation', id, inviteCode],
    queryFn: ({ signal }) =>
      client.call(getLinkedInvitation, { params: { id }, query: { inviteCode }, signal }),
    enabled: inviteCode !== '',
    retry: false,
  });
  const isDead = inviteCode === '' || error?.code === 'not_found' || error?.code === 'validation_failed';
  return (
    <section className="list-page collections page-width">
      <PageHead />
      {isDead && <DeadLink />}
      {error && !isDead && (
        <Notice
          onRetry={() => void refetch()}
        >{`The invitation could not be loaded. ${failureReason(error)}`}</Notice>
      )}
      {!data && !error && !isDead && <ScreenSkeleton />}
      {data && !isDead && <LinkedInvitation id={id} inviteCode={inviteCode} linked={data} />}
    </section>
  );
}

const DeadLink = (): ReactNode => (
  <>
    <h1>This invitation no longer works</h1>
    <p>
      It was removed or declined, its collection was deleted, or it is older than 30 days. Ask the person who
      invited you to send a new one.
    </p>
    <p>
      Did you join already? Find the collection in <a href="/menu/collections">Collections</a>.
    </p>
  </>
);

interface LinkedInvitationProps {
  readonly id: string;
  readonly inviteCode: string;
  readonly linked: Linked;
}

function LinkedInvitation({ id, inviteCode, linked }: LinkedInvitationProps): ReactNode {
  const { name, invitedBy } = linked;
  const { account } = useApp();
  const { person } = useSnapshot(account.state);
  const who = invitedBy?.firstname ?? 'Someone';
  return (
    <>
      <h1 dir="auto">
        {who} invited you to “{name}”
      </h1>
      <p>Save homes together: everyone in the collection sees its homes and can add more.</p>
      {person === null ? (
        <GuestAnswers email={linked.email} />
      ) : person.email === linked.email ? (
        <Joining id={id} inviteCode={inviteCode} linked={linked} />
      ) : (
        <OtherAddress invited={linked.email} own={person.email} who={who} />
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

function Joining({ id, inviteCode, linked: { name, hasJoined } }: LinkedInvitationProps): ReactNode {
  const session = useSession();
  const navigate = useNavigate();
  const { change: join, isPending } = useChange(() => ({
    ...joining(session, { id, name }, inviteCode),
    onSuccess: () => void navigate(collectionPath(id), { replace: true }),
  }));
  if (hasJoined)
    return (
      <p role="status">
        You’re in. <a href={collectionPath(id)}>Open the collection</a>
      </p>
    );
  return (
    <div className="small-dialog__buttons">
      <Button look="primary" aria-disabled={isPending} onClick={() => isPending || join()}>
        {isPending ? 'Joining…' : 'Join'}
      </Button>
      <a href="/menu/collections">Not now</a>
    </div>
  );
}

interface OtherAddressProps {
  readonly invited: string;
  readonly own: string;
  readonly who: string;
}

const OtherAddress = ({ invited, own, who }: OtherAddressProps): ReactNode => (
  <p>
    The invitation is for <strong>{invited}</strong>, and you’re logged in as <strong>{own}</strong>. Log out
    and log in with that address, or ask {who} to invite {own}.
  </p>
);
