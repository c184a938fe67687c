/** Years 1000 to 9999: PostgreSQL has no year 0. */
const isoDate = /^[1-9]\d{3}-\d{2}-\d{2}$/;

/** True for an existing calendar day, e.g. not for '2026-02-30'. */
export const isIsoDate = (text: string): boolean => {
  if (!isoDate.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00.000Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};
