import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { editions } from '@hearth/domain/edition/editions.ts';
import type { Random } from '../random.ts';

export interface BioFacts {
  readonly firstname: string;
  readonly edition: EditionId;
  readonly staff: boolean;
  readonly languages: readonly string[];
}

const before = [
  'taught high-school chemistry',
  'ran a bakery',
  'worked as a civil engineer',
  'managed a hardware store',
  'drew floor plans for a builder',
  'served as an Army medic',
  'kept the books of a family ranch',
  'worked in software support',
  'restored old windows',
  'was a newspaper photographer',
  'coordinated events at a museum',
  'inspected foundations',
];
const strengths = [
  'reading a contract to the last line',
  'telling a good foundation from a bad one',
  'answering the phone',
  'finding the flaw before the inspector does',
  'keeping calm in a week of five offers',
  'explaining property taxes in plain words',
  'knowing which streets flood and which do not',
  'pricing a home so that it sells once',
];
const fields: Readonly<Record<EditionId, readonly string[]>> = {
  austin: [
    'central bungalows',
    'new construction in Williamson County',
    'Hill Country land',
    'condos downtown',
    'homes around Lake Travis',
    'first purchases',
    'relocation from out of state',
    'small income property',
  ],
  'san-antonio': [
    'the historic districts near downtown',
    'homes on the far north side',
    'moves on military orders',
    'ranches west of Boerne',
    'the Guadalupe and Canyon Lake',
    'new construction out on Potranco',
    'first purchases',
    'small income property',
  ],
};
const pastimes = [
  'paddles before breakfast',
  'grows too many peppers',
  'plays bass in a cover band',
  'walks two rescue greyhounds',
  'is rebuilding a 1964 pickup',
  'coaches a youth soccer team',
  'bakes sourdough for the office',
  'keeps bees',
  'is on a slow quest to swim every spring in Texas',
  'reads Westerns',
];

/** Two paragraphs of HTML about an invented agent. */
export function writeBio(random: Random, facts: BioFacts): string {
  const { firstname, edition, staff, languages } = facts;
  const { city } = editions[edition];
  const years = random.int(3, 24);
  const work = [
    random.pick([
      `Before real estate, ${firstname} ${random.pick(before)}, and it shows.`,
      `${firstname} has lived around ${city} for ${years + random.int(2, 12)} years and sold homes here for ${years} of them.`,
      `${firstname} came to ${city} for one year, ${years} years ago.`,
    ]),
    staff
      ? 'Today the listings of the whole office pass over this desk before anybody sees them.'
      : `Clients come for ${random.pick(fields[edition])} and stay for a knack of ${random.pick(strengths)}.`,
  ];
  const person = [
    ...(languages.length > 0 ? [`${firstname} works in English and ${languages.join(' and ')}.`] : []),
    `Away from the office, ${firstname} ${random.pick(pastimes)}.`,
  ];
  return `<p>${work.join(' ')}</p><p>${person.join(' ')}</p>`;
}
