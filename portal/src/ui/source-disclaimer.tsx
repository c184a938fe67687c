import { disclaimer } from '@hearth/domain/edition/editions.ts';
import type { ListingSource } from '@hearth/domain/listing/listing.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from './app-context.tsx';
import { siteQuery } from './site-query.ts';

/** The disclaimer of a source, dated by its last update; without a date until the server has said it. */
export function SourceDisclaimer({ source }: { readonly source: ListingSource }): ReactNode {
  const { client } = useApp();
  const { data: site } = useQuery(siteQuery(client));
  const said = site?.legal.disclaimers.find((each) => each.source === source);
  return said?.text ?? disclaimer(source, null);
}
