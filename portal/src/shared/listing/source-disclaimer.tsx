import { disclaimer } from '@hearth/domain/edition/editions.ts';
import type { ListingSource } from '@hearth/domain/listing/listing.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../app/app-context.tsx';
import { siteQuery } from '../app/site-query.ts';

/**
 * The disclaimer of a source, dated by its last update, with the brokerage that shows its listings. Until the server has said
 * them it names the edition and keeps the room of the date free, so that it takes as many lines.
 */
export function SourceDisclaimer({ source }: { readonly source: ListingSource }): ReactNode {
  const { client, edition } = useApp();
  const { data: site } = useQuery(siteQuery(client));
  const siteDisclaimer = site?.legal.disclaimers.find((each) => each.source === source);
  if (siteDisclaimer) return siteDisclaimer.text;
  return (
    <>
      {disclaimer(source, null)} Shown by {edition.name}. <span className="disclaimer__date-room" />
    </>
  );
}
