import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { createRandom, type Random } from '../random.ts';
import { fictionalEmail, fictionalPhone, userName } from './contact.ts';
import { firstNames, lastNames } from './names.ts';

/** An agent of another brokerage, as far as a listing names one. */
export interface ListingAgent {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

export interface MlsOffice {
  readonly name: string;
  readonly mlsId: string;
  readonly phone: string;
  readonly agents: readonly ListingAgent[];
}

const firstWords =
  'Bluebonnet Limestone Pecan Mockingbird Cedar Juniper Armadillo Lantana Sycamore Cypress Sagebrush Longhorn Redbud Wildflower Copper Ironwood Silver Harvest Prickly Cactus Brazos Frontier Lone Live Granite Amber Willow Bald Kestrel Heron Paintbrush Mesquite Windmill Sunday'.split(
    ' ',
  );
const secondWords = 'Creek Star Oak Hill Gate Ridge Trail Porch Lane Spring Bend House Door'.split(' ');
const endings = ['Realty', 'Properties', 'Homes', 'Real Estate', 'Residential', 'Realtors', 'Property Group'];

const OFFICES = 64;

/** The other brokerages of a region with their agents; invented, and the same for the same seed. */
export function mlsOffices(edition: EditionId, seed: number | string): readonly MlsOffice[] {
  const random = createRandom(`${seed} offices ${edition}`);
  const names = new Set<string>();
  while (names.size < OFFICES) {
    names.add(`${random.pick(firstWords)} ${random.pick(secondWords)} ${random.pick(endings)}`);
  }
  const taken = new Set<string>();
  return [...names].map((name, index) => office(random, edition, name, index, taken));
}

function office(
  random: Random,
  edition: EditionId,
  name: string,
  index: number,
  taken: Set<string>,
): MlsOffice {
  return {
    name,
    mlsId: edition === 'austin' ? String(5101 + index * 7) : `HEX${String(index + 10).padStart(3, '0')}`,
    phone: fictionalPhone(random, edition),
    agents: Array.from({ length: random.int(2, 9) }, () => agent(random, edition, taken)),
  };
}

/** No two agents share a name, from which their email addresses are made. */
function agent(random: Random, edition: EditionId, taken: Set<string>): ListingAgent {
  const first = random.pick(firstNames);
  let last = random.pick(lastNames);
  while (taken.has(`${first} ${last}`)) last = random.pick(lastNames);
  taken.add(`${first} ${last}`);
  return {
    name: `${first} ${last}`,
    phone: fictionalPhone(random, edition),
    email: fictionalEmail(userName(first, last)),
  };
}
