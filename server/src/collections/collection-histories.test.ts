import fc from 'fast-check';
import { expect, it } from 'vitest';
import { saveAgents } from '../agents/agents.queries.ts';
import { anAgent } from '../testing/an-agent.ts';
import {
  CollectionModel,
  type ModelPerson,
  type ModelStep,
  modelPeople,
} from '../testing/collection-model.ts';
import {
  add,
  aHome,
  base,
  type CollectionPage,
  collectionsApp,
  create,
  list,
  remove,
  send,
  v2,
} from '../testing/collections-app.ts';
import { invite, join, members } from '../testing/shared-collections.ts';

const app = collectionsApp();
const homes = ['AUS1', 'AUS2', 'AUS3'] as const;

const steps: fc.Arbitrary<ModelStep[]> = fc.array(
  fc.record({
    what: fc.constantFrom(
      ...([
        'invite',
        'invite',
        'join',
        'join',
        'decline',
        'remove',
        'leave',
        'feed',
        'rename',
        'delete',
      ] as const),
      ...(['add', 'add', 'add', 'take out', 'move', 'move'] as const),
    ),
    actor: fc.constantFrom(...modelPeople, 'kim' as const),
    target: fc.constantFrom('lee', 'mo', 'ada'),
    home: fc.constantFrom(...homes),
    before: fc.constantFrom(...homes, null),
  }),
  { minLength: 10, maxLength: 40 },
);

/** New people with a collection of Kim's, on the same server. */
async function newWorld() {
  const ada = await app.signedIn({ firstname: 'ada', role: 'Agent' });
  await saveAgents(app.server.db.kysely, [anAgent({ agentId: ada.username })]);
  const kim = await app.signedIn({ firstname: 'kim', agentId: ada.username });
  const [lee, mo] = [await app.signedIn({ firstname: 'lee' }), await app.signedIn({ firstname: 'mo' })];
  return {
    people: { kim, lee, mo, ada },
    id: (await create(kim.asker, { name: 'Homes' })).id,
    feeds: new Map(),
  };
}
type World = Awaited<ReturnType<typeof newWorld>>;

/** Sends a step to the server, and returns the status of its answer. */
async function perform(
  { people, id, feeds }: World,
  { what, actor, target, home, before }: ModelStep,
): Promise<number> {
  const { kysely } = app.server.db;
  const { asker, id: personId } = people[actor];
  const { email } = people[target];
  const ways: Readonly<Record<ModelStep['what'], () => ReturnType<typeof send>>> = {
    join: () => join(asker, id),
    decline: () => send(asker, 'POST', `${base}/${id}/decline`),
    leave: () => send(asker, 'POST', `${base}/${id}/leave`),
    add: () => add(asker, id, home),
    'take out': () => remove(asker, id, home),
    rename: () => send(asker, 'PATCH', `${v2}/${id}`, { name: `Homes of ${home}` }),
    move: () => send(asker, 'PUT', `${base}/${id}/listings/${home}/position`, { before }),
    feed: () => send(asker, 'POST', `${base}/${id}/calendar`),
    async invite() {
      await kysely.deleteFrom('attemptCount').execute();
      return invite(asker, id, email);
    },
    async remove() {
      const open = await kysely
        .selectFrom('membership')
        .select('id')
        .where('thingId', '=', Number(id))
        .where('email', '=', email)
        .where('state', 'in', ['pending', 'joined', 'declined'])
        .executeTakeFirst();
      return send(asker, 'DELETE', `${base}/${id}/collaborator/${open?.id ?? 999_999_999}`);
    },
    delete: () => Promise.reject(new Error('no request')),
  };
  if (what === 'delete') {
    await kysely.deleteFrom('person').where('id', '=', personId).execute();
    return 200;
  }
  const answer = await ways[what]();
  if (what === 'feed' && answer.statusCode === 200) feeds.set(actor, new URL(answer.json().url).pathname);
  return answer.statusCode;
}

/** The collection as a person sees it on the server. */
async function seen({ people, id }: World, who: ModelPerson): Promise<unknown> {
  const { asker } = people[who];
  const listed = (await list(asker)).map((each) => each.id);
  const answer = await asker.inject({ url: `${v2}/${id}` });
  if (answer.statusCode !== 200) return { listed };
  const { name, listingIds, addedListings, collaboratorCount } = answer.json<CollectionPage>();
  const entries = addedListings.map(({ addedBy, can }) => [addedBy?.firstname, addedBy?.hasLeft, can.remove]);
  const { collaborators } = await members(asker, id);
  const nameOf = (email: string | null) => modelPeople.find((each) => people[each].email === email);
  const named = collaborators.map(({ person, email, status }) => [
    person?.firstname ?? nameOf(email),
    status,
  ]);
  return { listed, name, listingIds, entries, collaboratorCount, people: named.toSorted() };
}

/** The same by the model. */
function expected(model: CollectionModel, { id }: World, who: ModelPerson): unknown {
  const listed = model.alive.has('kim') && model.takesPart(who) ? [id] : [];
  if (!model.sees(who)) return { listed };
  const joined = [...model.members].filter(([, state]) => state === 'joined');
  return {
    listed,
    name: model.name,
    listingIds: model.homes.map(({ home }) => home),
    entries: model.homes.map(({ by }) => [
      by ?? undefined,
      by === null ? undefined : model.hasLeft(by),
      model.mayRemove(who, by),
    ]),
    collaboratorCount: joined.length,
    people: (who === 'kim' ? [...model.members] : joined).toSorted(),
  };
}

async function compare(history: readonly ModelStep[]): Promise<void> {
  const [model, world] = [new CollectionModel(), await newWorld()];
  for (const step of history.filter(({ actor }) => model.alive.has(actor)))
    if (model.alive.has(step.actor))
      expect([step, await perform(world, step)]).toEqual([step, model.run(step)]);
  for (const who of model.alive)
    expect([who, await seen(world, who)]).toEqual([who, expected(model, world, who)]);
  for (const [who, url] of world.feeds)
    expect([who, (await app.server.inject({ url })).statusCode]).toEqual([
      who,
      model.feeds.has(who) ? 200 : 404,
    ]);
}

const histories = (numRuns: number) => async (): Promise<void> => {
  await app.server.save(aHome(1), aHome(2), aHome(3));
  await fc.assert(fc.asyncProperty(steps, compare), {
    numRuns,
    interruptAfterTimeLimit: Number.POSITIVE_INFINITY,
  });
};

const title = 'a collection of three people and their agent behaves as its model';
it(`${title} in thirty histories`, { timeout: 300_000 }, histories(30));
it(`${title} in a thousand histories`, { timeout: 3_000_000, tags: ['full'] }, histories(1000));
