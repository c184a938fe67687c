import { phrasesIn } from '../phrases-in.ts';
import { type FilterWords, feature } from './word-kinds.ts';

const bestRoom = ['master', 'primary', 'master bedroom', 'primary bedroom', 'master suite', 'primary suite'];
const ownersRooms = [...bestRoom, 'owners suite'];

/** 'Master down', 'downstairs primary bedroom', 'owner's suite on the first floor'. */
const masterOnMain = [
  ...ownersRooms.flatMap((room) =>
    phrasesIn(
      'on main, on the main, on main level, on main floor, on the main floor, on the main level, on first floor',
    )
      .concat(phrasesIn('on the first floor, on ground floor, down, downstairs'))
      .map((where) => `${room} ${where}`),
  ),
  ...phrasesIn('main level, main floor, first floor, ground floor, downstairs').flatMap((where) =>
    ownersRooms.map((room) => `${where} ${room}`),
  ),
];

/** 'Mother-in-law apartment', 'in-law suite'. */
const inLaws = ['mother in law', 'in law', 'inlaw', 'inlaws'].flatMap((whose) =>
  phrasesIn('suite, quarters, plan, apartment, apt, unit, cottage, house, flat, room, wing').map(
    (room) => `${whose} ${room}`,
  ),
);

/** Features inside of a home. */
export const homeWords = {
  masterOnMain: feature(masterOnMain.join(',')),
  guestQuarters: feature(`
    guest quarters, guest house, guesthouse, guest suite, guest cottage, casita, granny flat, mother in law,
    ${inLaws.join(',')}, adu, garage apartment
  `),
  fireplace: feature('fireplace, fireplaces, fire place, wood burning fireplace, gas fireplace'),
  accessibilityFeatures: feature(`
    accessibility features, accessibility, wheelchair accessible, wheelchair accessibility, wheelchair access,
    wheelchair friendly, wheelchair ramp, wheelchair ramps, wheelchair, handicap accessible,
    handicapped accessible, handicap access, handicapped access, handicap friendly, disability accessible,
    disability access, disabled access, disabled accessible, disability friendly, accessible, accessible home,
    accessible homes, accessible bathroom, ada accessible, ada compliant, step free
  `),
  historicDesign: feature(
    'historic design, historic, historical, historic home, historic homes, historic house',
  ),
  energyEfficient: feature(
    'energy efficient, energy efficiency, energy star, green built, energy saving, energy efficient home',
  ),
  exerciseRoom: feature('exercise room, home gym, workout room, gym room'),
  gameRoom: feature('game room, gameroom, games room, rec room, playroom'),
  mediaRoom: feature('media room, home theater, home theatre, theater room, movie room'),
  officeStudy: feature('office / study, office study, office, home office, study, study room'),
  wineRoom: feature('wine room, wine cellar'),
  workshop: feature('workshop, work shop'),
  petsAllowed: {
    kind: 'answer',
    words: phrasesIn(`
      pets allowed, pets, pet friendly, pets ok, pets okay, pets welcome, allows pets, accepts pets, dog friendly,
      dogs allowed, dogs ok, cats allowed, cats ok, cat friendly, pet
    `),
    yes: 'Yes',
    no: 'No',
    labels: ['Pets allowed', 'No pets'],
  },
} as const satisfies Partial<FilterWords>;
