import { calculatorDefaults } from './monthly-cost.ts';

/** The average rate of a 30-year fixed mortgage, with its source and date. */
export interface AverageRate {
  /** Percent a year. */
  readonly percent: number;
  /** 'YYYY-MM-DD'. */
  readonly date: string;
  readonly source: string;
}

/** The default where the server has no newer rate configured. Pages show its date and source with each result. */
export const averageRate: AverageRate = {
  percent: calculatorDefaults.interestRatePercent,
  date: '2025-11-26',
  source: 'Freddie Mac Primary Mortgage Market Survey',
};
