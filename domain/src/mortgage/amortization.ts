import { exactMonthlyPayment, type Loan } from './monthly-payment.ts';

/** One year of a loan, dollars to the cent. */
export interface AmortizationYear {
  readonly year: number;
  readonly principal: number;
  readonly interest: number;
  /** Still owed at the end of the year. */
  readonly balance: number;
}

/** The loan year by year; the principal column sums to the loan to the cent. */
export function amortizationByYear(loan: Loan): readonly AmortizationYear[] {
  const payment = exactMonthlyPayment(loan);
  const monthlyRate = loan.annualRatePercent / 100 / 12;
  const years: AmortizationYear[] = [];
  let owed = loan.principal;
  for (let year = 1; year <= loan.years; year += 1) {
    const opening = owed;
    for (let month = 0; month < 12; month += 1) owed -= payment - owed * monthlyRate;
    const closing = year === loan.years ? 0 : owed;
    years.push({
      year,
      principal: cents(cents(opening) - cents(closing)),
      interest: cents(payment * 12 - (opening - owed)),
      balance: cents(closing),
    });
  }
  return years;
}

const cents = (dollars: number): number => Math.round(dollars * 100) / 100;
