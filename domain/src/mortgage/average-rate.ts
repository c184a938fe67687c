/** What a 30-year fixed mortgage costs on average, by whom and when it was found. */
export interface AverageRate {
  /** Percent a year. */
  readonly percent: number;
  /** 'YYYY-MM-DD'. */
  readonly date: string;
  readonly source: string;
}

/** The one that holds until a server is configured with a newer one; shown with its date and source, always. */
export const averageRate: AverageRate = {
  percent: 6.26,
  date: '2025-11-20',
  source: 'Freddie Mac Primary Mortgage Market Survey',
};
