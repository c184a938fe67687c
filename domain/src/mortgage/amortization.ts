import { countable, exactMonthlyPayment, type Loan } from './monthly-payment.ts';

/** One year of a loan, dollars to the cent. */
export interface AmortizationYear {
  readonly year: number;
  readonly principal: number;
  readonly interest: number;
  /** Balance at the end of the year. */
  readonly balance: number;
}

/** The loan year by year; the principal column sums to the loan to the cent. */
export function amortizationByYear(loan: Loan): readonly AmortizationYear[] {
  const payment = exactMonthlyPayment(loan);
  const monthlyRate = countable(loan.annualRatePercent) / 100 / 12;
  const months = Math.round(countable(loan.years) * 12);
  const years: AmortizationYear[] = [];
  let owed = countable(loan.principal);
  for (let year = 1; (year - 1) * 12 < months; year += 1) {
    const opening = owed;
    const paid = Math.min(12, months - (year - 1) * 12);
    for (let month = 0; month < paid; month += 1) owed -= payment - owed * monthlyRate;
    const closing = year * 12 >= months ? 0 : owed;
    years.push({
      year,
      principal: cents(cents(opening) - cents(closing)),
      interest: cents(payment * paid - (opening - owed)),
      balance: cents(closing),
    });
  }
  return years;
}

/** Adding 0 turns -0 into 0. */
const cents = (dollars: number): number => Math.round(dollars * 100) / 100 + 0;
