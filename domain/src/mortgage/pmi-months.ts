import { uninsuredLoanPart } from './monthly-cost.ts';
import { countable, exactMonthlyPayment, type Loan } from './monthly-payment.ts';

/**
 * Payments until a loan is down to 80 % of the price in dollars, when a borrower may ask the lender to end the mortgage insurance
 * (Homeowners Protection Act of 1998); 0 where the loan is not larger from the start.
 */
export function pmiMonths(loan: Loan, price: number): number {
  const payment = exactMonthlyPayment(loan);
  const monthlyRate = countable(loan.annualRatePercent) / 100 / 12;
  const most = Math.round(countable(loan.years) * 12);
  // Half a cent: less is a rounding error of the sum.
  const end = countable(price) * uninsuredLoanPart + 0.005;
  let months = 0;
  for (let owed = countable(loan.principal); owed > end && months < most; months += 1) {
    owed -= payment - owed * monthlyRate;
  }
  return months;
}
