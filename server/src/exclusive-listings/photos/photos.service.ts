import { createHash } from 'node:crypto';
import type { DraftPhotoItem, PhotoList } from '@hearth/domain/contract/exclusive-photos.ts';
import {
  arranged,
  type DraftPhoto,
  type DraftPhotos,
  described,
  mostPhotos,
  type PhotoWords,
  withoutPhotos,
  withPhoto,
} from '@hearth/domain/exclusive/draft-photos.ts';
import { photoHeadBytes, photoProblem } from '@hearth/domain/people/photo-rules.ts';
import { can } from '@hearth/domain/people/policies/exclusive-listing.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../http/errors.ts';
import { refuse } from '../../http/refuse.ts';
import type { OwnedVisit, Visit } from '../../http/visit.ts';
import type { PhotoSource } from '../../listings/published-media.ts';
import type { ListingUploads } from '../../photos/listing-uploads.service.ts';
import { refuseUnusable } from '../../photos/refuse-unusable.service.ts';
import { readExclusive } from '../exclusive-listings.queries.ts';
import { changeListing } from '../owned-listing.ts';
import { readPhotos, writeParts } from '../parts/parts.queries.ts';
import type { UploadForm } from './upload-form.ts';

interface Dependencies {
  readonly db: Db;
  readonly uploads: ListingUploads;
}

/** Addresses of the pictures of drafts begin with this. */
export const draftPhotosPath = '/photos/drafts/';

/** The pictures of a draft. @throws AppError not_found for those who may not see the listing */
export async function draftPhotos(
  db: Db,
  id: string,
  visit: Pick<Visit, 'viewer' | 'edition'>,
): Promise<DraftPhotos & { readonly draftId: string }> {
  const row = await readExclusive(db, id, visit.edition);
  if (row === undefined || !can(visit.viewer, 'see', row)) throw new AppError('not_found');
  return { ...(await readPhotos(db, row.draftId)), draftId: row.draftId };
}

export async function photoListOf(db: Db, id: string, visit: OwnedVisit): Promise<PhotoList> {
  const { items, draftId } = await draftPhotos(db, id, visit);
  return listOf(items, draftId);
}

/** The source of a picture by its address, for those who may see the draft. @throws AppError not_found */
export async function draftPhotoSource(
  db: Db,
  { draftId, mediaObjectId }: { readonly draftId: string; readonly mediaObjectId: string },
  visit: Visit,
): Promise<PhotoSource> {
  const { items } = await draftPhotos(db, draftId, visit);
  const item = items.find(({ id }) => id === mediaObjectId);
  if (item === undefined) throw new AppError('not_found');
  return { id: item.id, from: `/photos/${item.file}` };
}

/**
 * Adds an uploaded picture. The same id again answers with the picture that it added; the file is decoded outside of the transaction.
 * @throws AppError not_found; validation_failed with the reason for a file that cannot be used, one that the listing has already,
 * one that was removed meanwhile and the 121st
 */
export async function addPhoto(
  { db, uploads }: Dependencies,
  { id, form }: { readonly id: string; readonly form: UploadForm },
  visit: OwnedVisit,
): Promise<{ photo: DraftPhotoItem }> {
  const { draftId, ...before } = await draftPhotos(db, id, visit);
  const known = before.items.find((item) => item.id === form.mediaObjectId);
  if (known) return { photo: shownPhoto(known, draftId) };
  refuseFurther(before, form.mediaObjectId);
  const original = await form.read();
  const problem = photoProblem({ bytes: original.length, head: original.subarray(0, photoHeadBytes) });
  if (problem !== undefined) refuse('file', problem);
  const digest = createHash('sha256').update(original).digest('base64url');
  refuseTwin(before, digest);
  const stored = await uploads.save(original).catch(refuseUnusable('file'));
  const { mediaObjectId, turn, kind } = form;
  const photo: DraftPhoto = { id: mediaObjectId, ...stored, digest, kind, caption: '', turn };
  const after = await changePhotos(db, { id, name: 'photo added' }, visit, (photos) => {
    if (photos.items.some((item) => item.id === mediaObjectId)) return photos;
    refuseFurther(photos, mediaObjectId);
    refuseTwin(photos, digest);
    return withPhoto(photos, photo);
  }).catch(async (error: unknown) => {
    // Of other failures the outcome is not known; upkeep deletes what no listing uses.
    if (error instanceof AppError) await uploads.remove(stored.file);
    throw error;
  });
  const added = after.items.find((item) => item.id === mediaObjectId)!;
  if (added.file !== stored.file) await uploads.remove(stored.file);
  return { photo: shownPhoto(added, draftId) };
}

function refuseFurther({ items, removed }: DraftPhotos, mediaObjectId: string): void {
  if (removed.some(({ id }) => id === mediaObjectId)) refuse('file', 'You removed this photo.');
  if (items.length >= mostPhotos)
    refuse('file', `A listing has at most ${mostPhotos} photos. Remove one to add another.`);
}

function refuseTwin({ items }: DraftPhotos, digest: string): void {
  if (items.some((item) => item.digest === digest)) refuse('file', 'This photo is already in the listing.');
}

export const removePhotos = (
  db: Db,
  { id, ids }: { readonly id: string; readonly ids: readonly string[] },
  visit: OwnedVisit,
): Promise<PhotoList> =>
  changedList(db, { id, name: 'photos removed' }, visit, (photos) =>
    withoutPhotos(photos, ids, visit.now.toISOString()),
  );

export const arrangePhotos = (
  db: Db,
  { id, ids }: { readonly id: string; readonly ids: readonly string[] },
  visit: OwnedVisit,
): Promise<PhotoList> =>
  changedList(db, { id, name: 'photos arranged' }, visit, (photos) => arranged(photos, ids));

/** Changes the caption or kind of one picture. @throws AppError not_found */
export const describePhoto = (
  db: Db,
  {
    id,
    mediaObjectId,
    words,
  }: {
    readonly id: string;
    readonly mediaObjectId: string;
    readonly words: PhotoWords;
  },
  visit: OwnedVisit,
): Promise<PhotoList> =>
  changedList(db, { id, name: 'photo described' }, visit, (photos) => {
    if (!photos.items.some((item) => item.id === mediaObjectId)) throw new AppError('not_found');
    return described(photos, mediaObjectId, words);
  });

interface NamedChange {
  readonly id: string;
  /** Name for the audit log. */
  readonly name: string;
}

async function changedList(
  db: Db,
  change: NamedChange,
  visit: OwnedVisit,
  work: (photos: DraftPhotos) => DraftPhotos,
): Promise<PhotoList> {
  const { items, draftId } = await changePhotos(db, change, visit, work);
  return listOf(items, draftId);
}

/** Changes the pictures of a draft under the lock of its listing. Nothing is written where nothing changes. */
const changePhotos = (
  db: Db,
  { id, name }: NamedChange,
  visit: OwnedVisit,
  work: (photos: DraftPhotos) => DraftPhotos,
): Promise<DraftPhotos & { readonly draftId: string }> =>
  changeListing(db, { id, action: 'edit', name }, visit, async ({ transaction, row, person }) => {
    const before = await readPhotos(transaction, row.draftId);
    const after = work(before);
    if (JSON.stringify(after) !== JSON.stringify(before))
      await writeParts(transaction, row.draftId, { photos: after }, { now: visit.now, personId: person.id });
    return { ...after, draftId: row.draftId };
  });

const listOf = (items: readonly DraftPhoto[], draftId: string): PhotoList => ({
  items: items.map((item) => shownPhoto(item, draftId)),
  most: mostPhotos,
});

/** A picture of a draft with addresses for those who may see the draft. */
export function shownPhoto(
  { id, kind, caption, width, height, turn }: DraftPhoto,
  draftId: string,
): DraftPhotoItem {
  const address = (px: number) => `${draftPhotosPath}${draftId}/${id}-${px}.webp`;
  return {
    ...{ mediaObjectId: id, kind, caption, width, height, turn },
    thumbnail: address(320),
    mediaUrl: address(1280),
  };
}
