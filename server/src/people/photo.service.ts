import { photoProblem, undecodablePhoto } from '@hearth/domain/people/photo-rules.ts';
import type { Db } from '../db/database.ts';
import type { Visit } from '../http/visit.ts';
import type { PeoplePhotos } from '../photos/people-photos.service.ts';
import { updatePerson } from './person.queries.ts';
import { ownPerson } from './profile.service.ts';
import { refuse } from './signed-in.ts';

interface PhotoDependencies {
  readonly db: Db;
  readonly people: PeoplePhotos;
}

/** Shows an uploaded photo of the signed-in person in place of the one before. */
export async function uploadPhoto(
  { db, people }: PhotoDependencies,
  visit: Visit,
  original: Buffer,
): Promise<{ picture: string }> {
  const person = await ownPerson(db, visit);
  const problem = photoProblem({ bytes: original.length, head: original.subarray(0, 4) });
  if (problem !== undefined) refuse('photo', problem);
  const picture = await people.save(original).catch(() => null);
  if (picture === null) refuse('photo', undecodablePhoto);
  await updatePerson(db, person.id, { picture, updatedAt: visit.now });
  await people.remove(person.picture);
  return { picture };
}

/** Removes the uploaded photo; a photo of a social account is shown again. */
export async function removePhoto({ db, people }: PhotoDependencies, visit: Visit): Promise<void> {
  const { id, picture, socialPhotoUrl } = await ownPerson(db, visit);
  await updatePerson(db, id, { picture: socialPhotoUrl, updatedAt: visit.now });
  await people.remove(picture);
}

/** Hosts of the photos that Google and Facebook name; a page must load no picture from a host that a visitor enters. */
const socialHosts = [/\.googleusercontent\.com$/, /\.fbsbx\.com$/, /\.fbcdn\.net$/, /^graph\.facebook\.com$/];

export async function socialPhoto(db: Db, visit: Visit): Promise<{ url: string | null }> {
  return { url: (await ownPerson(db, visit)).socialPhotoUrl };
}

/** Shows the photo of a social account. */
export async function showSocialPhoto(
  { db, people }: PhotoDependencies,
  visit: Visit,
  url: string,
): Promise<{ url: string }> {
  const { id, picture } = await ownPerson(db, visit);
  if (!isSocialPhoto(url)) refuse('url', 'must be a photo of Google or Facebook');
  await updatePerson(db, id, { picture: url, socialPhotoUrl: url, updatedAt: visit.now });
  await people.remove(picture);
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
export async function removeSocialPhoto(db: Db, visit: Visit): Promise<void> {
  const { id, picture, socialPhotoUrl } = await ownPerson(db, visit);
  await updatePerson(db, id, {
    socialPhotoUrl: null,
    picture: picture === socialPhotoUrl ? null : picture,
    updatedAt: visit.now,
  });
}
