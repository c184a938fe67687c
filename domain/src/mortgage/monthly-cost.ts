import type { Listing } from '../listing/listing.ts';
import { monthlyPayment } from './monthly-payment.ts';

export type HoaType = 'Monthly' | 'Quarterly' | 'Annually';

/** The calculator's inputs; amounts in dollars, rates in percent. */
export interface CostInput {
  readonly listprice: number;
  readonly downPaymentPercent: number;
  readonly interestRatePercent: number;
  readonly years: number;
  readonly taxRatePercent: number;
  readonly insuranceRatePercent: number;
  /** Of the loan a year. */
  readonly pmiRatePercent: number;
  /** Dollars per `hoaType`. */
  readonly hoaDues: number;
  readonly hoaType: HoaType;
}

/**
 * The cost of a month. `total` is payment + tax + HOA as the specification defines it, with the mortgage insurance that a lender
 * collects with the payment, without home insurance.
 */
export interface MonthlyCost {
  /** Whole dollars. */
  readonly principalAndInterest: number;
  /** Private mortgage insurance, dollars to the cent; 0 where the loan is at most 80 % of the price. */
  readonly pmi: number;
  /** Dollars, to the cent. */
  readonly propertyTax: number;
  readonly insurance: number;
  readonly hoa: number;
  readonly total: number;
}

/** The highest home price that the calculator accepts, in dollars (rulings, "Numbers"). */
export const maximumHomePrice = 1_000_000_000;

/** The highest rates that the calculator accepts, in percent a year: more is a slip of the decimal point. */
export const highestRatePercent = { interest: 30, pmi: 10 } as const;

/** Defaults of a new calculation besides the edition's tax rate (rulings, "Numbers"). */
export const calculatorDefaults = {
  years: 30,
  downPaymentPercent: 20,
  insuranceRatePercent: 0.6,
  /** The middle of what Freddie Mac names: 30 to 70 dollars a month for each 100,000 borrowed. */
  pmiRatePercent: 0.6,
  /** The rate of `averageRate`, which has the date and source. */
  interestRatePercent: 6.23,
  hoaDues: 0,
} as const;

/** Lenders ask for mortgage insurance until the loan is down to this part of the price. */
export const uninsuredLoanPart = 0.8;

/** The cost of a month. Amounts are capped at the home price; missing values count as 0. */
export function monthlyCost(input: CostInput): MonthlyCost {
  const price = clamp(input.listprice, maximumHomePrice);
  const down = clamp((price * clamp(input.downPaymentPercent, 100)) / 100, price);
  const loan = price - down;
  const payment = monthlyPayment({
    principal: loan,
    annualRatePercent: input.interestRatePercent,
    years: input.years,
  });
  const propertyTax = toCents(clamp((price * input.taxRatePercent) / 100, price) / 12);
  // Half a cent: less is a rounding error.
  const isInsured = loan - price * uninsuredLoanPart > 0.005;
  const pmi = isInsured ? toCents((loan * clamp(input.pmiRatePercent, 100)) / 1200) : 0;
  const hoa = monthlyHoa(clamp(input.hoaDues, price), input.hoaType);
  return {
    principalAndInterest: payment,
    pmi,
    propertyTax,
    insurance: toCents(clamp((price * input.insuranceRatePercent) / 100, price) / 12),
    hoa,
    total: toCents(payment + pmi + propertyTax + hoa),
  };
}

/** The total with home insurance, in dollars to the cent: the cost of owning that sites show beside a price. */
export const totalWithInsurance = ({ total, insurance }: MonthlyCost): number => toCents(total + insurance);

/** Dues of a month: annual dues are divided by 12, quarterly by 3, all others by 1; dollars to the cent. */
export const monthlyHoa = (dues: number, type: HoaType): number =>
  toCents(dues / (type === 'Annually' ? 12 : type === 'Quarterly' ? 3 : 1));

/** Percent of the price a year, to 2 decimals; undefined where the listing has no tax. */
export function taxRateOf(listing: Pick<Listing, 'taxannualamount' | 'listprice'>): number | undefined {
  if (listing.taxannualamount === null || listing.listprice <= 0) return undefined;
  return Math.round((listing.taxannualamount / listing.listprice) * 100 * 100) / 100;
}

/** Rounds half up on the decimal notation: 1.005 becomes 1.01. */
const toCents = (dollars: number): number => Math.round((dollars + Number.EPSILON * dollars) * 100) / 100;

const clamp = (value: number, max: number): number =>
  Number.isFinite(value) ? Math.min(Math.max(value, 0), max) : 0;
