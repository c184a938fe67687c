import { calculatorDefaults } from './monthly-cost.ts';

/** What a 30-year fixed mortgage costs on average, by whom and when it was found. */
export interface AverageRate {
  /** Percent a year. */
  readonly percent: number;
  /** 'YYYY-MM-DD'. */
  readonly date: string;
  readonly source: string;
}

/** Holds until a server is configured with a newer one; its date and source are shown wherever it is counted. */
export const averageRate: AverageRate = {
  percent: calculatorDefaults.interestRatePercent,
  date: '2025-11-26',
  source: 'Freddie Mac Primary Mortgage Market Survey',
};
