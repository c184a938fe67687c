import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type { getUserNames, User, UserChanges } from '@hearth/domain/contract/user.ts';
import { phoneNumber } from '@hearth/domain/inquiry/person-rules.ts';
import { plainLine } from '@hearth/domain/inquiry/plain-text.ts';
import { profileProblems } from '@hearth/domain/people/profile-rules.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/errors.ts';
import type { Visit } from '../http/visit.ts';
import { readPlaces } from './favorite-places.queries.ts';
import {
  lockPerson,
  type PersonChanges,
  type PersonRow,
  readDefaultAgent,
  readNames,
  readPerson,
  readProviders,
  updatePerson,
} from './person.queries.ts';
import { refuseProblems, signedInId } from './signed-in.ts';

export { isPersonId } from './person-id.ts';
export { refuse, refuseProblems } from './signed-in.ts';

/** The row of the person who asks. @throws AppError sign_in_required also where the account was deleted meanwhile */
export async function ownPerson(db: Db, visit: Visit): Promise<PersonRow> {
  const person = await readPerson(db, signedInId(visit));
  if (person === undefined) throw new AppError('sign_in_required');
  return person;
}

/**
 * Runs changes of what one person has in a transaction, one after the other, so that they see each other and their limits hold.
 * @throws AppError sign_in_required where the account was deleted meanwhile
 */
export const changeInTurn = <Result>(
  db: Db,
  personId: string,
  change: (transaction: Db) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (transaction) => {
    if (!(await lockPerson(transaction, personId))) throw new AppError('sign_in_required');
    return change(transaction);
  });

/** @throws AppError forbidden for any other username, whether it exists or not */
export async function ownPersonNamed(db: Db, visit: Visit, username: string): Promise<PersonRow> {
  const person = await ownPerson(db, visit);
  if (person.username !== username) throw new AppError('forbidden');
  return person;
}

/** The signed-in person with everything that the portal shows of the account. */
export async function ownProfile(db: Db, visit: Visit): Promise<User> {
  const person = await ownPerson(db, visit);
  const isClient = person.role === 'Client';
  const [providers, places, defaultAgent] = await Promise.all([
    readProviders(db, person.id),
    readPlaces(db, person.id),
    isClient ? readDefaultAgent(db, visit.edition) : null,
  ]);
  return {
    username: person.username,
    email: person.email,
    role: person.role,
    firstname: person.firstname,
    lastname: person.lastname,
    phone: person.phone,
    picture: person.picture,
    location: person.location,
    profile: {
      emailVerified: person.emailVerified,
      agentId: isClient ? null : person.username,
      facebookAccount: providers.includes('facebook'),
      googleAccount: providers.includes('google'),
      userSocialPhoto_URL: person.socialPhotoUrl,
      showPromptSaveSearch: person.showPromptSaveSearch,
    },
    userAccountType: person.accountType,
    isAdmin: person.isAdmin,
    hasOptedOutOfEmail: person.hasOptedOutOfEmail,
    hasPassword: providers.includes('credential'),
    identityProviders: providers.filter((provider) => provider !== 'credential'),
    defaultAgent,
    favoritePlaces: places,
  };
}

interface ChangeDependencies {
  readonly db: Db;
  readonly clock: () => Date;
}

/** Changes the own profile; the contract admits no other fields than these. */
export async function changeProfile(
  { db, clock }: ChangeDependencies,
  visit: Visit,
  username: string,
  changes: UserChanges,
): Promise<User> {
  const { id } = await ownPersonNamed(db, visit, username);
  await updatePerson(db, id, { ...storedChanges(changes), updatedAt: clock() });
  return ownProfile(db, visit);
}

/** Completes the profile after a social login. */
export async function completeProfile(
  { db, clock }: ChangeDependencies,
  visit: Visit,
  profile: Required<Pick<UserChanges, 'firstname' | 'lastname' | 'phone'>>,
): Promise<User> {
  const { id } = await ownPerson(db, visit);
  await updatePerson(db, id, { ...storedChanges(profile), updatedAt: clock() });
  return ownProfile(db, visit);
}

/** @throws AppError validation_failed with the words of the specification */
function storedChanges(changes: UserChanges): PersonChanges {
  const { firstname, lastname, phone, location, hasOptedOutOfEmail, showPromptSaveSearch } = changes;
  const texts = {
    ...(firstname !== undefined && { firstname: plainLine(firstname) }),
    ...(lastname !== undefined && { lastname: plainLine(lastname) }),
    ...(phone !== undefined && { phone: plainLine(phone) }),
    ...(location !== undefined && { location: plainLine(location ?? '') || null }),
  };
  refuseProblems(profileProblems(texts));
  return {
    ...texts,
    ...(phone !== undefined && { phone: phoneNumber(phone) ?? null }),
    ...(hasOptedOutOfEmail !== undefined && { hasOptedOutOfEmail }),
    ...(showPromptSaveSearch !== undefined && { showPromptSaveSearch }),
  };
}

/** Names of people by username; one query however often a name is given. */
export async function namesOf(
  db: Db,
  visit: Visit,
  usernames: readonly string[],
): Promise<ResponseOf<typeof getUserNames>> {
  signedInId(visit);
  const names = await readNames(db, [...new Set(usernames)]);
  return Object.fromEntries(names.map((each) => [each.username, each]));
}
