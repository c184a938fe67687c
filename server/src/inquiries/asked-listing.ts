import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { fullAddress, withoutStreet } from '@hearth/domain/listing/address.ts';
import { gate } from '@hearth/domain/listing/gate.ts';
import { listingIdLabel } from '@hearth/domain/listing/listing-id.ts';
import { listingPath } from '@hearth/domain/listing/listing-path.ts';
import { guestViewer } from '@hearth/domain/people/viewer.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/database.ts';
import { detailsSource } from '../listings/details-source.ts';
import { linkPlace } from '../listings/media-bulk.ts';

/** A listing that somebody asks about, as a guest may know it. */
export interface AskedListing {
  readonly listingid: string;
  readonly listingkey: string;
  readonly agentId: string | null;
  /** 'MLS# 1234567'. */
  readonly label: string;
  /** Without the street where the seller hides it. */
  readonly address: string;
  /** Path of its page in the portal. */
  readonly path: string;
}

/**
 * @param id its own id or its MLS number
 * @param onlyAgent whose listings alone the page may show; null for everybody's
 * @returns undefined for an unknown id and for one that guests, or this page, may not see: they must not be told apart
 */
export async function askedListing(
  db: Kysely<Tables>,
  edition: EditionId,
  id: string,
  onlyAgent: string | null,
): Promise<AskedListing | undefined> {
  const source = await detailsSource(db, edition, id);
  if (source === undefined) return undefined;
  const { visible, parts } = gate(source, guestViewer, linkPlace(source));
  if (!visible || (onlyAgent !== null && source.agentId !== onlyAgent)) return undefined;
  const shown = parts.address ? source : { ...source, ...withoutStreet(source) };
  return {
    listingid: source.listingid,
    listingkey: source.listingkey,
    agentId: source.agentId,
    label: listingIdLabel(source),
    address: fullAddress(shown),
    path: listingPath(shown),
  };
}
