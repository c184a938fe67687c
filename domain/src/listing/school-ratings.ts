/** Who published the ratings of schools, and in which year. No page shows a rating without them. */
export interface SchoolRatings {
  readonly source: string;
  readonly year: number;
}

/** Of the sample listings, whose schools have the state's scores of 2021-22, scaled to 10. */
export const sampleSchoolRatings: SchoolRatings = {
  source: 'Texas Education Agency accountability scores, scaled to 10',
  year: 2022,
};
