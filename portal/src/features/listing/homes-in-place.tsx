import { toQuery } from '@hearth/domain/search/to-request.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useApp, useSession } from '../../shared/app/app-context.tsx';
import { CardStrip } from '../../shared/listing/card-strip.tsx';
import { homesQuery } from '../../shared/listing/homes-query.ts';
import { withTag } from '../../shared/searching/search-path.ts';

/** Homes for sale in a ZIP code; nothing where none are found. */
export function HomesInPlace({ postalcode }: { readonly postalcode: string }): ReactNode {
  const heading = useId();
  const { client } = useApp();
  const { answers, searches, viewer } = useSession();
  const place = { type: 'address', id: postalcode, value: postalcode, label: postalcode } as const;
  const search = { ...withTag(searches.bare(false), place), limit: 8 };
  const { data, isError } = useQuery(homesQuery(client, answers, toQuery(search, viewer)));
  if (isError || data?.listings.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>For sale in this ZIP code</h2>
      <CardStrip listings={data?.listings} />
    </section>
  );
}
