const ABBREVIATIONS = [
  'ISD',
  'CISD',
  'MUD',
  'WCID',
  'UT',
  'FM',
  'RM',
  'IH',
  'US',
  'SH',
  'NW',
  'NE',
  'SW',
  'SE',
];

/** 'ANDERSON MILL' becomes 'Anderson Mill'; abbreviations such as ISD stay. */
export const readableName = (name: string): string =>
  name !== name.toUpperCase()
    ? name
    : name.replace(/[A-Z]{2,}/g, (word) =>
        ABBREVIATIONS.includes(word) ? word : word[0] + word.slice(1).toLowerCase(),
      );
