/** Expression that is true if a person dismissed homes; served by the key. @param personId SQL of an id */
export const hasDismissed = (personId: string): string =>
  `exists (select from dismissed_listing where person_id = ${personId})`;
