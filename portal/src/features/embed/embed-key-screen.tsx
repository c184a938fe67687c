import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import type { ScreenProps } from '../../shared/app/screen-props.ts';
import { ScreenSkeleton } from '../../ui/screen-skeleton.tsx';
import { AskForLink } from './ask-for-link.tsx';
import './embed.css';
import './embed-key.css';
import { KeyLeads } from './key-leads.tsx';
import { KeyUse } from './key-use.tsx';
import { ownedKeyQuery, periodOf } from './owned-key-query.ts';

type EmbedKeyProps = Pick<ScreenProps<'embedKey'>, 'params' | 'location'>;

/** The page of a key's owner, opened by the signed link of a mail; without one it mails a link. */
export function EmbedKeyScreen({ params: { link }, location }: EmbedKeyProps): ReactNode {
  return (
    <div className="embed-key page-width">
      <PageHead />
      {link === undefined ? <AskForLink /> : <Linked key={link} link={link} search={location.search} />}
    </div>
  );
}

function Linked({ link, search }: { readonly link: string; readonly search: string }): ReactNode {
  const { client } = useApp();
  const days = periodOf(search);
  const { data, error, isPlaceholderData, refetch } = useQuery(ownedKeyQuery(client, link, days));
  if (data)
    return (
      <>
        <KeyUse owned={data} link={link} days={days} isLoading={isPlaceholderData} />
        <KeyLeads link={link} />
      </>
    );
  if (!error) return <ScreenSkeleton />;
  if (error instanceof ApiError && [400, 404].includes(error.status)) return <AskForLink isExpired />;
  return (
    <>
      <h1>Your embed key</h1>
      <p role="alert">{error instanceof ApiError ? failureText(error, 'We couldn’t load your key.') : ''}</p>
      <Button icon="retry" onClick={() => void refetch()}>
        Try again
      </Button>
    </>
  );
}
