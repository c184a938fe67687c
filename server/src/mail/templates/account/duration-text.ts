const units = [
  { name: 'day', minutes: 1440 },
  { name: 'hour', minutes: 60 },
  { name: 'minute', minutes: 1 },
];

/** '15 minutes', '1 hour', '7 days': in the largest unit that needs no fraction. */
export function durationText(minutes: number): string {
  const unit = units.find((each) => minutes >= each.minutes && minutes % each.minutes === 0);
  const count = unit ? minutes / unit.minutes : minutes;
  return `${count} ${unit?.name ?? 'minute'}${count === 1 ? '' : 's'}`;
}
