import { phraseList, wordsOf } from '../phrase-book.ts';
import { phrasesIn } from '../phrases-in.ts';

/** 'Price per acre', 'cost per door', 'rent per bedroom'. */
const perUnit = ['price', 'cost', 'rent', 'prices', 'costs'].flatMap((what) =>
  phrasesIn(`
    acre, unit, door, lot, bed, bedroom, room, person, foot, square foot, square feet, sq ft, sqft, sf, sq m, week, night, day, year
  `).flatMap((unit) => [
    `${what} per ${unit}`,
    `${what} / ${unit}`,
    `${what} a ${unit}`,
    `${what} by ${unit}`,
  ]),
);

/** 'Below market', 'over the asking price': a difference to a price. */
const differences = ['below', 'under', 'over', 'above', 'off'].flatMap((word) =>
  phrasesIn(
    'market, market value, market price, asking, asking price, list, list price, listing price',
  ).flatMap((price) => [`${word} ${price}`, `${word} the ${price}`]),
);

/** Names of money that may be as much as a home, and is no price. */
export const anyMoney = phraseList([
  ...phrasesIn(`
    down payment, downpayment, down, cash down, to put down, income, rental income, household income, annual income, monthly income,
    salary, equity, cash flow, cashflow, discount, rebate, piti, monthly payment, monthly payments, cap rate
  `),
  ...perUnit,
  ...differences,
]);

/** Names of money that is less than a home: with a larger figure they are a wish beside a price, 'needs repairs, under 300k'. */
export const smallMoney = phraseList(
  phrasesIn(`
    deposit, security deposit, pet deposit, earnest money, option fee, payment, payments, house payment, house payments, mortgage,
    mortgages, mortgage payment, mortgage payments, monthly mortgage, installment, installments, house note, loan, loans, loan amount,
    home loan, va loan, fha loan, fee, fees, dues, condo fee, condo fees, condo dues, maintenance fee, maintenance fees, association fee,
    association fees, association dues, poa, poa fee, poa fees, poa dues, application fee, pet fee, community fee, hoa, hoa fee, hoa fees,
    hoa dues, monthly hoa, annual hoa, tax, taxes, property tax, property taxes, annual taxes, yearly taxes, tax bill, tax rate,
    school taxes, insurance, home insurance, homeowners insurance, insurance premium, pmi, bill, bills, electric bill, water bill,
    utility bill, utility bills, utilities, closing costs, closing cost, carrying costs, running costs, expenses, monthly expenses,
    repairs, repair, repair costs, upgrades, updates, renovation, renovations, renovation costs, renovation budget, remodel, remodeling,
    remodel budget, rehab, rehab budget, repair budget, work, credit, credits, seller credit, seller credits, concessions,
    seller concessions, cashback, credit score, interest, interest rate
  `),
);

/** Verbs before a figure: 'I make 90k', 'we earn 5000 a month'. */
export const earnings = phraseList(['make', 'makes', 'making', 'earn', 'earns', 'earning']);

/** Names that say a rent where homes are for lease. */
export const ofMonth = phraseList(
  phrasesIn(
    'monthly cost, monthly costs, monthly budget, cost per month, costs per month, budget per month, monthly total',
  ),
);

/** Words of other money, for the correction of typos. */
export const otherMoneyWords: readonly string[] = [anyMoney, smallMoney, ofMonth].flatMap((book) =>
  wordsOf(book),
);
