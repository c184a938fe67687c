import { monthlyFee } from '@hearth/domain/listing/association-fee.ts';
import { feeFrequencyOf } from '@hearth/domain/listing/fee-frequency.ts';
import type { Listing } from '@hearth/domain/listing/listing.ts';
import type { PropertyParts } from './property-fields.ts';

type Dues = Pick<Listing, 'associationfee' | 'associationfeefrequency'>;

/** All dues of a property as one: of one frequency their sum, of several the sum a month. */
export function readDues(parts: PropertyParts): Dues & Pick<Listing, 'hasAssociation'> {
  const given = [
    duesOf(parts.AssociationFee, parts.AssociationFeeFrequency),
    duesOf(parts.AssociationFee2, parts.AssociationFee2Frequency),
  ];
  const charged = given.filter(({ associationfee }) => (associationfee ?? 0) > 0);
  const dues = charged.length > 0 ? sumOf(charged) : (given[0] as Dues);
  return { ...dues, hasAssociation: parts.AssociationYN ?? charged.length > 0 };
}

const duesOf = (associationfee: number | null, frequency: string | null): Dues => ({
  associationfee,
  associationfeefrequency: frequency && feeFrequencyOf(frequency),
});

/** Dues that do not come regularly have no sum with those that do, and are left out beside them. */
function sumOf(dues: readonly Dues[]): Dues {
  const [first] = dues as readonly [Dues, ...Dues[]];
  const frequency = ({ associationfeefrequency }: Dues): string => associationfeefrequency ?? 'Monthly';
  if (dues.every((each) => frequency(each) === frequency(first)))
    return { ...first, associationfee: sum(dues.map(({ associationfee }) => associationfee ?? 0)) };
  const regular = dues.filter((each) => monthlyFee(each) !== null);
  if (regular.length < 2) return regular[0] ?? first;
  return {
    associationfee: sum(regular.map((each) => monthlyFee(each) ?? 0)),
    associationfeefrequency: 'Monthly',
  };
}

/** To the cent. */
const sum = (amounts: readonly number[]): number =>
  Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100;
