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
        Your property tax may differ from the listed one
      </Heading>
      <p>
        In Texas the seller’s exemptions, and the limits on the appraised value that come with them, end after
        a sale. {rateWords(tax)}
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
          ? 'The chosen tax is part of the total monthly cost above.'
          : `The total monthly cost above has a tax of ${inDollars(counted)}.`}
      </p>
    </section>
  );
}

function rateWords({ kind, ratePercent, rateSource }: PropertyTax): string {
  const { noun, caveat } = wordsOf[kind];
  return rateSource === 'listing'
    ? `The rate of ${ratePercent}% is the listed tax divided by the assessed value of this ${noun}. ${caveat}`
    : `The listing has no assessed value, so the estimates use ${ratePercent}%, a usual rate of this area. The appraisal district knows the rate of this ${noun}.`;
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
  caveat: 'Exemptions in the listed tax make it too low.',
  lowered: 'It may include exemptions of the present owner, such as homestead or over 65.',
  owner: 'For a second home or a home that is rented out.',
} satisfies Words;
const ofLand: Words = {
  noun: 'land',
  caveat: 'The appraisal district knows the rate.',
  lowered: 'It may rest on an appraisal for agricultural use, which ends with another use.',
  owner: 'For land without an appraisal for agricultural use.',
};
const wordsOf: Readonly<Record<PropertyFilterType, Words>> = {
  'Single Family Residence': ofHome,
  Condominium: ofHome,
  Townhouse: ofHome,
  'Multi-Family': {
    noun: 'property',
    caveat: ofHome.caveat,
    lowered: 'It may include exemptions of the present owner, such as homestead for one unit.',
    owner: 'For an owner who lives elsewhere.',
  },
  Commercial: {
    noun: 'property',
    caveat: 'A tax abatement makes it too low.',
    lowered: 'It may rest on a tax abatement, or on a limit of the appraised value that ends with the sale.',
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
