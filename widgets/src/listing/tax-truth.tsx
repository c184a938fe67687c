import { withCommas } from '@hearth/domain/listing/price.ts';
import type { PropertyFilterType } from '@hearth/domain/listing/property-type.ts';
import { homesteadExemption } from '@hearth/domain/mortgage/homestead.ts';
import { dollarsShown, type Portion } from '@hearth/domain/mortgage/portion.ts';
import type { PropertyTax } from '@hearth/domain/mortgage/property-tax.ts';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Heading } from '../ui/heading.tsx';

interface TaxTruthProps {
  readonly tax: PropertyTax;
  /** The price that is counted, in dollars. */
  readonly price: number;
  /** The tax that the calculator counts. */
  readonly counted: Portion;
  /** Counts another tax. */
  readonly onCount: (tax: Portion) => void;
  /** Of its heading; 3 by default. */
  readonly level?: number;
}

interface Amount {
  readonly name: string;
  readonly portion: Portion;
  readonly source: string;
}

/** The property tax of a buyer beside the one that the listing states, each with its source. */
export function TaxTruth({ tax, price, counted, onCount, level = 3 }: TaxTruthProps): ReactNode {
  const group = useId();
  const idOf = (name: string) => `${group}${name.replaceAll(' ', '-')}`;
  const amounts = amountsOf(tax, price);
  const isCounted = ({ unit, value, units }: Portion) =>
    unit === counted.unit && value === counted.value && units === counted.units;
  const inDollars = (portion: Portion) => `$${withCommas(dollarsShown(portion, price))} a year`;
  return (
    <section className="hearth-tax-truth" aria-labelledby="tax-truth">
      <Heading level={level} id="tax-truth">
        Your property tax may be different
      </Heading>
      <p>
        In Texas, the seller’s exemptions and value cap end with the sale, so your tax may be higher.{' '}
        {rateWords(tax)}
      </p>
      <ul aria-label="Property tax in the total">
        {amounts.map(({ name, portion, source }) => (
          <li key={name}>
            <label className="hearth-tax-truth__amount">
              <input
                type="radio"
                name={group}
                checked={isCounted(portion)}
                aria-describedby={idOf(name)}
                onChange={() => onCount(portion)}
              />
              <span>
                {name} <strong>{inDollars(portion)}</strong>
              </span>
            </label>
            <p className="hearth-tax-truth__source" id={idOf(name)}>
              {source}
            </p>
          </li>
        ))}
      </ul>
      <p className="hearth-tax-truth__source">
        {amounts.some(({ portion }) => isCounted(portion))
          ? 'Included in your monthly total above.'
          : `Your monthly total above includes a tax of ${inDollars(counted)}.`}
      </p>
    </section>
  );
}

function rateWords({ kind, ratePercent, rateSource }: PropertyTax): string {
  const { noun, caveat } = wordsOf[kind];
  return rateSource === 'listing'
    ? `We estimate a ${ratePercent}% rate from the listed tax and assessed value of this ${noun}. ${caveat}`
    : `The listing has no assessed value, so we use ${ratePercent}%, a typical rate for this area. Check the county appraisal district for this ${noun}’s exact rate.`;
}

interface Words {
  readonly noun: string;
  /** Faults of a rate that is computed from the listed tax. */
  readonly caveat: string;
  /** Why the listed tax may be lower than a buyer's. */
  readonly lowered: string;
  /** Who pays the tax without exemptions. */
  readonly owner: string;
}

const ofHome = {
  noun: 'home',
  caveat: 'If the seller has exemptions, the true rate is higher.',
  lowered: 'May include the current owner’s exemptions (homestead, over-65).',
  owner: 'For a second home or a rental.',
} satisfies Words;
const ofLand: Words = {
  noun: 'land',
  caveat: 'Check the county appraisal district for the exact rate.',
  lowered: 'May reflect an agricultural appraisal, which ends when the use changes.',
  owner: 'For land without an agricultural appraisal.',
};
const wordsOf: Readonly<Record<PropertyFilterType, Words>> = {
  'Single Family Residence': ofHome,
  Condominium: ofHome,
  Townhouse: ofHome,
  'Multi-Family': {
    noun: 'property',
    caveat: ofHome.caveat,
    lowered: 'May include the current owner’s exemptions (such as homestead for one unit).',
    owner: 'For an owner who lives elsewhere.',
  },
  Commercial: {
    noun: 'property',
    caveat: 'With a tax abatement, the true rate is higher.',
    lowered: 'May reflect a tax abatement or a value cap that ends with the sale.',
    owner: '',
  },
  Lot: ofLand,
  Farm: ofLand,
};

function homesteadWords({ units = 1 }: Portion): string {
  const [place, the, equal] =
    units > 1 ? ['in one unit', 'its', `, and ${units} equal units`] : ['here', 'the', ''];
  return `Estimate for an owner who lives ${place}: school districts do not tax ${the} first $${withCommas(homesteadExemption.dollars)} (Texas Tax Code, section 11.13, since ${homesteadExemption.since}). Assumes that half of the rate is theirs${equal}.`;
}

function amountsOf(
  { kind, listed, listedYear, withoutExemptions, withHomestead }: PropertyTax,
  price: number,
): readonly Amount[] {
  const year = listedYear === null ? '' : `, for ${listedYear}`;
  const at = `$${withCommas(price)}`;
  const { lowered, owner } = wordsOf[kind];
  const amounts: readonly (Amount | null)[] = [
    listed === null
      ? null
      : {
          name: 'Listed tax',
          portion: listed,
          source: `From the listing${year}. ${lowered}`,
        },
    {
      name: 'Tax without exemptions',
      portion: withoutExemptions,
      source: `Estimate: the rate times the price of ${at}. ${owner}`,
    },
    withHomestead === null
      ? null
      : {
          name: 'Tax with homestead exemption',
          portion: withHomestead,
          source: homesteadWords(withHomestead),
        },
  ];
  return amounts.filter((amount) => amount !== null);
}
