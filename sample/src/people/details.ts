import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { clipOf, portraitsWith } from '../pictures/portraits.ts';
import type { Random } from '../random.ts';
import { userName } from './contact.ts';
import { womensNames } from './customary-names.ts';
import type { SampleAgent } from './sample-agent.ts';

type Details =
  | 'coverUrl'
  | 'licenseCheckedOn'
  | 'sfId'
  | 'video'
  | 'social'
  | 'teamName'
  | 'teamType'
  | 'headshotUrlSquare'
  | 'defaultAgent';

/** An agent without the details of bio pages. */
export type PlainAgent = Omit<SampleAgent, Details>;

const networks = ['facebook', 'instagram', 'linkedin', 'tiktok', 'twitter', 'youtube'] as const;

/** How many teams an edition has, and of how many people each. */
const teamSizes = [4, 3, 2];

const lists: readonly (readonly [string, readonly string[]])[] = [
  [
    'What to expect',
    [
      'A walk through the home before a price is named',
      'Comparable sales on one page, with what they do not tell',
      'An answer the same day, a bad one too',
    ],
  ],
  [
    'Before we look at homes',
    [
      'What the monthly payment may be, taxes and insurance included',
      'Which streets, which schools, how long a drive',
      'What can wait and what cannot',
    ],
  ],
  [
    'When you sell',
    [
      'A list of repairs that pay, and of those that do not',
      'Photos on a clear day',
      'A written plan for the first two weekends',
    ],
  ],
];

/**
 * Adds the details of bio pages. A few have one of our own clips, since any video of the web belongs to a real person. Links lead to
 * the reserved domain `.example`, where no real person's page can be.
 */
export function withDetails(
  random: Random,
  edition: EditionId,
  agents: readonly PlainAgent[],
): SampleAgent[] {
  const portraits = portraitsFor(edition, agents);
  const teams = teamsOf(random, agents);
  const answering = agents.findIndex(({ userAccountType }) => userAccountType === null);
  return agents.map((agent, index) => ({
    ...agent,
    userAccountType: index !== answering && isMember(teams, agent) ? 'Team Member' : agent.userAccountType,
    bio: longerBio(random, agent),
    sfId: `003${letters(random, 15)}`,
    video: clipOf(portraits[index]!),
    social: socialLinks(random, agent),
    teamName: teams.get(agent.agentId)?.name ?? null,
    teamType: teams.get(agent.agentId)?.type ?? null,
    headshotUrlSquare: `/photos/${portraits[index]}`,
    coverUrl: null,
    licenseCheckedOn: null,
    defaultAgent: index === answering,
  }));
}

function longerBio(random: Random, { bio, userAccountType }: PlainAgent): string {
  if (userAccountType !== null || random.chance(0.4)) return bio;
  const [heading, items] = random.pick(lists);
  return `${bio}<h3>${heading}</h3><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

function socialLinks(
  random: Random,
  { firstname, lastname, userAccountType }: PlainAgent,
): SampleAgent['social'] {
  if (userAccountType !== null) return {};
  const own = random.shuffle(networks).slice(0, random.int(0, 4));
  return Object.fromEntries(
    own.map((network) => [network, `https://${network}.example/${userName(firstname, lastname)}`]),
  );
}

/** Members of teams that are named for another agent. */
const isMember = (teams: ReadonlyMap<string, Team>, { agentId, lastname }: PlainAgent): boolean => {
  const team = teams.get(agentId);
  return team !== undefined && team.name !== `The ${lastname} Team`;
};

interface Team {
  readonly name: string;
  readonly type: string;
}

/** Puts the first agents who are not staff into teams named for their leads. */
function teamsOf(random: Random, agents: readonly PlainAgent[]): ReadonlyMap<string, Team> {
  const free = random.shuffle(agents.filter(({ userAccountType }) => userAccountType === null));
  const teams = new Map<string, Team>();
  for (const size of teamSizes) {
    const members = free.splice(0, size);
    const team = {
      name: `The ${members[0]?.lastname} Team`,
      type: random.pick(['Together', 'Separate']),
    };
    for (const { agentId } of members) teams.set(agentId, team);
  }
  return teams;
}

/** A distinct portrait for each agent of an edition; one edition begins with the first portraits, the other with the last. */
function portraitsFor(edition: EditionId, agents: readonly PlainAgent[]): string[] {
  const stock = { long: portraitsWith('long'), short: portraitsWith('short') };
  if (edition !== 'austin') for (const portraits of Object.values(stock)) portraits.reverse();
  return agents.map(({ firstname }) => stock[womensNames.has(firstname) ? 'long' : 'short'].shift()!);
}

const letters = (random: Random, count: number): string =>
  Array.from({ length: count }, () => random.pick([...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'])).join('');
