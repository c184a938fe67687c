import { editions } from '@hearth/domain/edition/editions.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import type { Random } from '../random.ts';
import type { Amenities } from './amenities.ts';
import type { Community } from './community.ts';
import type { Draft } from './draft.ts';
import type { Worth } from './pricing.ts';

export type Costs = Pick<
  Listing,
  'taxannualamount' | 'taxassessedvalue' | 'associationfee' | 'associationfeefrequency' | 'parcelnumber'
>;

/** Agricultural land is taxed by its yield, a small part of its price. */
const AGRICULTURAL_SHARE = 0.12;

export function drawCosts(
  random: Random,
  draft: Draft,
  worth: Worth,
  community: Community,
  { hasAssociation }: Amenities,
): Costs {
  const rate = editions[draft.edition].taxRatePercent / 100;
  const assessed = worth.dollars * random.between(0.8, 1) * (isTaxedAsFarm(draft) ? AGRICULTURAL_SHARE : 1);
  const isTaxKnown = random.chance(0.93);
  return {
    taxannualamount: isTaxKnown ? Math.round(assessed * rate) : null,
    // Many listings have a tax without the value that it is charged on.
    taxassessedvalue: isTaxKnown && worth.dollars % 4000 < 2000 ? Math.round(assessed) : null,
    ...(hasAssociation
      ? drawFee(random, draft, community)
      : { associationfee: null, associationfeefrequency: null }),
    parcelnumber: random.chance(0.9) ? parcelNumber(random, draft.edition === 'austin') : null,
  };
}

const isTaxedAsFarm = ({ kind }: Draft): boolean => kind.propertyfiltertype === 'Farm';

/** Condominiums are billed by the month, houses by the month, the quarter or the year; tenants are not billed. */
function drawFee(
  random: Random,
  draft: Draft,
  { monthlyFee }: Community,
): Pick<Costs, 'associationfee' | 'associationfeefrequency'> {
  if (draft.lease) return { associationfee: null, associationfeefrequency: null };
  const frequency =
    draft.kind.propertyfiltertype === 'Condominium'
      ? 'Monthly'
      : random.weighted([
          ['Monthly', 45],
          ['Quarterly', 20],
          ['Annually', 35],
        ] as const);
  const months = { Monthly: 1, Quarterly: 3, Annually: 12 }[frequency];
  return { associationfee: monthlyFee * months, associationfeefrequency: frequency };
}

/** In the style of the appraisal districts: '0 1425 0711 0300' around Austin, '04567-102-0230' around San Antonio. */
function parcelNumber(random: Random, inAustin: boolean): string {
  const digits = (length: number) => String(random.int(0, 10 ** length - 1)).padStart(length, '0');
  return inAustin ? `0${digits(9)}0000` : `${digits(5)}-${digits(3)}-${digits(4)}`;
}
