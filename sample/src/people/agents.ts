import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import { addDays } from '@hearth/domain/listing/days.ts';
import { createRandom, type Random } from '../random.ts';
import { writeBio } from './bio.ts';
import { fictionalEmail, fictionalPhone, userName } from './contact.ts';
import { type PlainAgent, withDetails } from './details.ts';
import { firstNames, lastNames } from './names.ts';
import { writeReview } from './review.ts';
import type { SampleAgent, SampleOffice, SampleReview } from './sample-agent.ts';

export interface SampleAgents {
  /** The main office first. */
  readonly offices: readonly SampleOffice[];
  readonly agents: readonly SampleAgent[];
  readonly reviews: readonly SampleReview[];
  /** Username of the agent who holds interviews. */
  readonly interviewer: string;
}

const AGENTS = 40;

/** The brokerage's offices, its agents and their reviews; `today` dates the reviews. */
export function sampleAgents(edition: EditionId, seed: number | string, today: string): SampleAgents {
  const random = createRandom(`${seed} agents ${edition}`);
  const office = brokerageOffice(random, edition);
  const offices = [office, ...branchOffices(office)];
  const plain = names(random).map((name, index) =>
    agent(random, edition, officeOf(offices, index), name, index),
  );
  const agents = withDetails(createRandom(`${seed} agent details ${edition}`), edition, plain);
  return {
    offices,
    agents,
    reviews: agents.flatMap((someone) => reviewsOf(random, someone, today)),
    interviewer: interviewerOf(agents).agentId,
  };
}

/** The longest-serving senior of the agents who work alone. */
const interviewerOf = (agents: readonly SampleAgent[]): SampleAgent =>
  agents.find(
    ({ userAccountType, teamName, defaultAgent, title }) =>
      userAccountType === null && teamName === null && !defaultAgent && title !== 'Realtor',
  )!;

function brokerageOffice(random: Random, edition: EditionId): SampleOffice {
  const { name, officeCode, city, stateorprovince } = editions[edition];
  return {
    officeId: `hearth-${edition}`,
    edition,
    name,
    mlsId: officeCode,
    phone: fictionalPhone(random, edition),
    email: fictionalEmail(edition),
    address: `100 Hearth Plaza, ${city}, ${stateorprovince}`,
    ...positions[edition],
  };
}

const positions = {
  austin: { latitude: 30.2672, longitude: -97.7431 },
  'san-antonio': { latitude: 29.4241, longitude: -98.4936 },
} as const satisfies Readonly<Record<EditionId, Pick<SampleOffice, 'latitude' | 'longitude'>>>;

const branches = {
  austin: [
    { city: 'Round Rock', latitude: 30.5083, longitude: -97.6789 },
    { city: 'Lakeway', latitude: 30.368, longitude: -97.9917 },
  ],
  'san-antonio': [
    { city: 'Boerne', latitude: 29.7947, longitude: -98.732 },
    { city: 'New Braunfels', latitude: 29.703, longitude: -98.1245 },
  ],
} as const satisfies Readonly<Record<EditionId, readonly object[]>>;

/** Smaller offices with the phone of the main one. */
const branchOffices = (main: SampleOffice): readonly SampleOffice[] =>
  branches[main.edition].map(({ city, latitude, longitude }, at) => ({
    ...main,
    officeId: `${main.officeId}-${at + 2}`,
    name: `${main.name} ${city}`,
    mlsId: null,
    address: `${at + 2}00 Hearth Street, ${city}, ${editions[main.edition].stateorprovince}`,
    ...{ latitude, longitude },
  }));

/** Every third agent works in a branch. */
const officeOf = (offices: readonly SampleOffice[], index: number): SampleOffice =>
  offices[index % 3 === 2 ? 1 + (Math.floor(index / 3) % (offices.length - 1)) : 0]!;

type Name = readonly [first: string, last: string];

/** Each first name and surname is used once, so that agents are not confused. */
function names(random: Random): readonly Name[] {
  const [first, last] = [random.shuffle(firstNames), random.shuffle(lastNames)];
  return Array.from({ length: AGENTS }, (_, index) => [first[index]!, last[index]!]);
}

const languages: readonly (readonly [string, number])[] = [
  ['Spanish', 50],
  ['Vietnamese', 8],
  ['Mandarin', 8],
  ['Hindi', 7],
  ['French', 6],
  ['German', 6],
  ['Korean', 4],
  ['Portuguese', 4],
  ['Arabic', 3],
  ['American Sign Language', 2],
];
const designations = ['ABR', 'CRS', 'GRI', 'SRES', 'ALHS', 'MRP', 'CLHMS', 'RENE', 'PSA', 'e-PRO'];
const titles: readonly (readonly [string, number])[] = [
  ['Realtor', 60],
  ['Broker Associate', 22],
  ['Senior Realtor', 18],
];

function agent(
  random: Random,
  edition: EditionId,
  office: SampleOffice,
  name: Name,
  index: number,
): PlainAgent {
  const [firstname, lastname] = name;
  // Two members of the office staff manage the listings of the others.
  const staff = index === 0 ? 'StaffAccount' : index === 1 ? 'Coordinator' : null;
  const agentId = `${userName(firstname, lastname)}.${edition === 'austin' ? 'atx' : 'sat'}`;
  const spoken = random.chance(0.55) ? [random.weighted(languages)] : [];
  return {
    agentId,
    edition,
    firstname,
    lastname,
    trecLicense: String((edition === 'austin' ? 510_000 : 710_000) + index * 137 + random.int(1, 99)),
    title: staff === null ? random.weighted(titles) : 'Listing Coordinator',
    phone: fictionalPhone(random, edition),
    email: fictionalEmail(agentId),
    bio: writeBio(random, { firstname, edition, staff: staff !== null, languages: spoken }),
    languages: ['English', ...spoken],
    designations: random.shuffle(designations).slice(
      0,
      random.weighted([
        [0, 3],
        [1, 4],
        [2, 3],
        [3, 1],
      ]),
    ),
    awards: random.chance(0.25) ? [`Client service award ${random.int(2019, 2025)}`] : [],
    userAccountType: staff,
    officeId: office.officeId,
  };
}

function reviewsOf(
  random: Random,
  { agentId, firstname, userAccountType }: SampleAgent,
  today: string,
): SampleReview[] {
  if (userAccountType !== null && userAccountType !== 'Team Member') return [];
  return Array.from({ length: random.int(0, 9) }, (_, index) => ({
    reviewid: `sample-${agentId}-${index + 1}`,
    agentId,
    author: `${random.pick(firstNames)} ${random.pick(lastNames).charAt(0)}.`,
    ...writeReview(random, firstname),
    createdat: `${addDays(today, -random.int(3, 1400))}T${String(random.int(14, 23))}:${String(random.int(10, 59))}:00.000Z`,
  }));
}
