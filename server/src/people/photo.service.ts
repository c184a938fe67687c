import { photoHeadBytes, photoProblem } from '@hearth/domain/people/photo-rules.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import { refuse } from '../http/refuse.ts';
import type { OwnedVisit } from '../http/visit.ts';
import type { PeoplePhotos } from '../photos/people-photos.service.ts';
import { refuseUnusable } from '../photos/refuse-unusable.service.ts';
import { changeFor, personOf } from './owner.service.ts';
import { type PersonRow, readPictures, updatePerson } from './person.queries.ts';

interface PhotoDependencies {
  readonly db: Db;
  readonly people: PeoplePhotos;
}

/** Shows an uploaded photo of the signed-in person in place of the one before. */
export async function uploadPhoto(
  { db, people }: PhotoDependencies,
  visit: OwnedVisit,
  original: Buffer,
): Promise<{ picture: string }> {
  const problem = photoProblem({ bytes: original.length, head: original.subarray(0, photoHeadBytes) });
  if (problem !== undefined) refuse('photo', problem);
  const picture = await people.save(original).catch(refuseUnusable('photo'));
  const before = await changePhotos(db, visit, () => ({ picture })).catch(async (error: unknown) => {
    // The account was deleted meanwhile. Of other failures the outcome is not known; upkeep deletes what has no person.
    if (error instanceof AppError) await people.remove(picture);
    throw error;
  });
  await people.remove(before);
  return { picture };
}

/** Addresses of the photos that people have. */
export const usedPhotos = async (db: Db): Promise<ReadonlySet<string>> => new Set(await readPictures(db));

/** Removes the uploaded photo; a photo of a social account is shown again. */
export async function removePhoto({ db, people }: PhotoDependencies, visit: OwnedVisit): Promise<void> {
  await people.remove(await changePhotos(db, visit, ({ socialPhotoUrl }) => ({ picture: socialPhotoUrl })));
}

type Photos = Pick<PersonRow, 'picture' | 'socialPhotoUrl'>;

/** Changes which photos a person has, and returns the picture that was shown before. */
const changePhotos = (
  db: Db,
  visit: OwnedVisit,
  change: (before: Photos) => Partial<Photos>,
): Promise<string | null> =>
  changeFor(db, visit, 'photo changed', async (transaction, person) => {
    await updatePerson(transaction, person.id, { ...change(person), updatedAt: visit.now });
    return person.picture;
  });

/** Hosts of the photos that Google and Facebook name; a page must load no picture from a host that a visitor enters. */
const socialHosts = [/\.googleusercontent\.com$/, /\.fbsbx\.com$/, /\.fbcdn\.net$/, /^graph\.facebook\.com$/];

export async function socialPhoto(db: Db, { owner }: OwnedVisit): Promise<{ url: string | null }> {
  return { url: (await personOf(db, owner)).socialPhotoUrl };
}

/** Shows the photo of a social account. */
export async function showSocialPhoto(
  { db, people }: PhotoDependencies,
  visit: OwnedVisit,
  url: string,
): Promise<{ url: string }> {
  if (!isSocialPhoto(url)) refuse('url', 'must be a photo of Google or Facebook');
  await people.remove(await changePhotos(db, visit, () => ({ picture: url, socialPhotoUrl: url })));
  return { url };
}

function isSocialPhoto(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  return (
    url?.protocol === 'https:' &&
    url.username + url.password + url.port === '' &&
    socialHosts.some((host) => host.test(url.hostname))
  );
}

/** Forgets the photo of the social account; an uploaded one stays. */
export async function removeSocialPhoto(db: Db, visit: OwnedVisit): Promise<void> {
  await changePhotos(db, visit, ({ picture, socialPhotoUrl }) => ({
    socialPhotoUrl: null,
    picture: picture === socialPhotoUrl ? null : picture,
  }));
}
