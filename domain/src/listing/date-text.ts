const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** '21 Nov 2026' of '2026-11-21' (specification section 9: DD MMM YYYY). */
export const shortDate = (date: string): string =>
  `${date.slice(8, 10)} ${months[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`;

/** '11/21/2026' of '2026-11-21'. */
export const americanDate = (date: string): string =>
  `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;

/** 'Sat, Nov 21' of '2026-11-21'. */
export function weekdayText(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  return `${days[day.getUTCDay()]}, ${months[day.getUTCMonth()]} ${day.getUTCDate()}`;
}

/** '1:05 PM' of '13:05'. */
export function clockText(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3, 5)} ${hour < 12 ? 'AM' : 'PM'}`;
}
