/** The terms of a loan. */
export interface Loan {
  /** Dollars borrowed. */
  readonly principal: number;
  /** Percent a year, e.g. 6.25. */
  readonly annualRatePercent: number;
  readonly years: number;
}

const paymentsPerYear = 12;

/**
 * Principal and interest of one month in whole dollars (specification section 5: "the monthly payment is
 * rounded"). A missing or invalid value counts as 0; without interest the principal is spread evenly.
 */
export const monthlyPayment = (loan: Loan): number => Math.round(exactMonthlyPayment(loan));

/** The same before rounding, in dollars, for amortization. */
export function exactMonthlyPayment(loan: Loan): number {
  const principal = countable(loan.principal);
  const payments = countable(loan.years) * paymentsPerYear;
  if (payments === 0) return 0;
  const rate = countable(loan.annualRatePercent) / 100 / paymentsPerYear;
  if (rate === 0) return principal / payments;
  // -expm1(-n·log1p(r)) is 1-(1+r)^-n without loss of precision for small rates.
  return (principal * rate) / -Math.expm1(-payments * Math.log1p(rate));
}

/** A missing or invalid figure counts as 0. */
export const countable = (value: number): number => (Number.isFinite(value) && value > 0 ? value : 0);
