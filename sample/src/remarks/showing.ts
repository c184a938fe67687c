import type { Listing } from '@hearth/domain/listing/listing.ts';
import type { Draft } from '../listings/draft.ts';
import type { Random } from '../random.ts';

export type Showing = Pick<
  Listing,
  | 'privateremarks'
  | 'showinginstructions'
  | 'lockboxtype'
  | 'lockboxserialnumber'
  | 'accesscode'
  | 'ownerphone'
  | 'virtualtoururlunbranded'
>;

const notes = [
  'Seller prefers offers by Monday evening.',
  'Leaseback of up to thirty days requested.',
  'Survey and T-47 in the documents.',
  'Please send offers as one file.',
  'Disclosures are in the documents; call with questions.',
  'Lockbox at the front door, left side.',
  'Agent is related to the seller.',
];
const instructions = [
  'Appointment required, two hours ahead.',
  'Go and show; leave a card.',
  'Call the listing agent first.',
  'Use the showing service; occupied, please knock.',
  'Remove shoes or wear covers, thank you.',
];

/** Showing details for agents, and a virtual tour. */
export const drawShowing = (random: Random, { timeline }: Draft, listingid: string): Showing => ({
  privateremarks: random.chance(0.6) ? random.pick(notes) : null,
  showinginstructions: random.chance(0.85) ? random.pick(instructions) : null,
  virtualtoururlunbranded:
    random.chance(0.3) && timeline.mlsstatus !== 'Private' ? `https://tours.example.com/${listingid}` : null,
  ...drawLockbox(random),
});

function drawLockbox(
  random: Random,
): Pick<Showing, 'lockboxtype' | 'lockboxserialnumber' | 'accesscode' | 'ownerphone'> {
  const lockboxtype = random.chance(0.6) ? random.pick(['SUPRA', 'Combo', 'SentriLock']) : null;
  return {
    lockboxtype,
    lockboxserialnumber:
      lockboxtype && lockboxtype !== 'Combo' ? String(random.int(10_000_000, 99_999_999)) : null,
    accesscode: lockboxtype === 'Combo' ? String(random.int(1000, 9999)) : null,
    ownerphone: random.chance(0.2) ? `512-555-01${random.int(10, 99)}` : null,
  };
}
