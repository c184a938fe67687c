import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type { getUserNames, User, UserChanges } from '@hearth/domain/contract/user.ts';
import { phoneNumber } from '@hearth/domain/inquiry/person-rules.ts';
import { plainLine } from '@hearth/domain/inquiry/plain-text.ts';
import { profileProblems } from '@hearth/domain/people/profile-rules.ts';
import { agentOfVisitor } from '../agents/own-agent.service.ts';
import type { Db } from '../db/database.ts';
import { refuseProblems } from '../http/refuse.ts';
import type { OwnedVisit } from '../http/visit.ts';
import { readPlaces } from './favorite-places.queries.ts';
import { refusesMail, resumeMails } from './mail-subscription.service.ts';
import { changeFor, personOf } from './owner.service.ts';
import { type PersonChanges, readNames, readProviders, updatePerson } from './person.queries.ts';

/** Reads an account with everything that the portal shows of it. */
export async function profileOf(db: Db, { owner }: OwnedVisit): Promise<User> {
  const person = await personOf(db, owner);
  const isClient = person.role === 'Client';
  const [providers, places, defaultAgent, hasOptedOutOfEmail] = await Promise.all([
    readProviders(db, person.id),
    readPlaces(db, person.id),
    isClient ? agentOfVisitor(db, owner.edition, { personId: person.id }) : null,
    person.emailVerified ? refusesMail(db, person.email) : person.hasOptedOutOfEmail,
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
    hasOptedOutOfEmail,
    notifications: {
      priceChanges: person.notifyPriceChanges,
      statusChanges: person.notifyStatusChanges,
      photoChanges: person.notifyPhotoChanges,
      openHouses: person.notifyOpenHouses,
    },
    wantsPerformanceMails: person.notifyPerformance,
    hasPassword: providers.includes('credential'),
    identityProviders: providers.filter((provider) => provider !== 'credential'),
    defaultAgent: defaultAgent?.agent.agentId ?? null,
    favoritePlaces: places,
  };
}

/** Changes a profile; the contract admits no other fields than these. */
export async function changeProfile(db: Db, visit: OwnedVisit, changes: UserChanges): Promise<User> {
  const stored = { ...storedChanges(changes), updatedAt: visit.now };
  await changeFor(db, visit, 'profile changed', async (transaction, { id, email, emailVerified }) => {
    await updatePerson(transaction, id, stored);
    if (emailVerified && changes.hasOptedOutOfEmail === false) await resumeMails(transaction, email);
  });
  return profileOf(db, visit);
}

/** @throws AppError validation_failed with the words of the specification */
function storedChanges(changes: UserChanges): PersonChanges {
  const { firstname, lastname, phone, location, hasOptedOutOfEmail, showPromptSaveSearch } = changes;
  const { wantsPerformanceMails } = changes;
  const { priceChanges, statusChanges, photoChanges, openHouses } = changes.notifications ?? {};
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
    ...(priceChanges !== undefined && { notifyPriceChanges: priceChanges }),
    ...(statusChanges !== undefined && { notifyStatusChanges: statusChanges }),
    ...(photoChanges !== undefined && { notifyPhotoChanges: photoChanges }),
    ...(openHouses !== undefined && { notifyOpenHouses: openHouses }),
    ...(wantsPerformanceMails !== undefined && { notifyPerformance: wantsPerformanceMails }),
    ...(showPromptSaveSearch !== undefined && { showPromptSaveSearch }),
  };
}

/** Names of people by username; one query however often a name is given. */
export async function namesOf(
  db: Db,
  usernames: readonly string[],
): Promise<ResponseOf<typeof getUserNames>> {
  const names = await readNames(db, [...new Set(usernames)]);
  return Object.fromEntries(names.map((each) => [each.username, each]));
}
