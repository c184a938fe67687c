import { getListingStops } from '@hearth/domain/contract/listing-stops.ts';
import { isKeyShaped } from '@hearth/domain/embed/partner-link.ts';
import type { PageStop } from '@hearth/domain/search/stops/page-stops.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { Notice } from '@hearth/widgets/ui/notice.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { useApp, useSession } from '../app/app-context.tsx';
import { StopTable } from './stop-table.tsx';
import './why-hidden.css';

interface WhyHiddenProps {
  /** Id of the listing. */
  readonly id: string;
  /** Level of its heading. */
  readonly level?: 2 | 3;
}

/** For the agent of a listing and admins: the pages that show it, and the rule that keeps it off the others. */
export function WhyHidden({ id, level = 2 }: WhyHiddenProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const headingId = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={headingId} className="why-hidden">
      <Heading id={headingId}>Why isn’t it showing?</Heading>
      <p className="why-hidden__small">For the listing agent and admins: where visitors see this home.</p>
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide the check' : 'Check where it shows'}
      </Button>
      {isOpen && <Check id={id} />}
    </section>
  );
}

function Check({ id }: Pick<WhyHiddenProps, 'id'>): ReactNode {
  const { client } = useApp();
  const session = useSession();
  const [partnerKey, setKey] = useState('');
  const { data, error, isLoadingError, refetch } = useQuery({
    queryKey: [...session.root, 'listing-stops', id, partnerKey],
    queryFn: ({ signal }) =>
      client.call(getListingStops, {
        params: { id },
        query: partnerKey === '' ? {} : { partnerKey },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (isLoadingError)
    return (
      <Notice onRetry={() => void refetch()}>{failureText(error, 'The check could not be made.')}</Notice>
    );
  if (!data) return <p role="status">Checking…</p>;
  return (
    <>
      <StopTable items={data.items as readonly PageStop[]} />
      <PartnerKey partner={data.partner} onKey={setKey} />
    </>
  );
}

interface PartnerKeyProps {
  readonly partner: string | null;
  readonly onKey: (key: string) => void;
}

/** Field for the embed key of one partner, which is in the code of the partner's page. */
function PartnerKey({ partner, onKey }: PartnerKeyProps): ReactNode {
  const fieldId = useId();
  const [typed, setTyped] = useState('');
  const isReadable = typed === '' || isKeyShaped(typed.trim());
  return (
    <form
      className="why-hidden__partner"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReadable) onKey(typed.trim());
      }}
    >
      <label htmlFor={fieldId}>Partner’s embed key</label>
      <input
        id={fieldId}
        className="hearth-field__input"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        placeholder="hk_…"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={!isReadable}
        aria-describedby={`${fieldId}-words`}
      />
      <Button type="submit">Check this partner</Button>
      <p id={`${fieldId}-words`} role="status" className="why-hidden__small">
        {isReadable
          ? partner === null
            ? 'Without a key: a partner whose pages show all homes.'
            : `Partner pages are those of ${partner}.`
          : 'A key starts with hk_. It’s in the code of the partner’s page.'}
      </p>
    </form>
  );
}
