import { expect, it } from 'vitest';
import { readAs } from '../testing/read-as.ts';

const houses = 'condominium=false townhouse=false';
const condos = 'singleFamilyResidence=false townhouse=false';

it.each([
  ['3 bed house', `minBedrooms=3 ${houses}`],
  ['3 bed house in Zilker', `minBedrooms=3 ${houses} [Zilker]`],
  ['2000 sqft house', `minSquareFeet=2000 ${houses}`],
  ['2 bed condo', `minBedrooms=2 ${condos}`],
  ['wine cellar and gym', 'exerciseRoom=true wineRoom=true'],
  ['gym, game room and pool', 'exerciseRoom=true gameRoom=true swimmingPool=true'],
  ['community pool and gym', 'communityPool=true fitnessCenter=true'],
  ['gym', 'fitnessCenter=true'],
  ['adults only community pool', 'communityPool=true !! adults only'],
  ['55+ community pool', 'communityPool=true !! 55+'],
  ['adults only community', '!! adults only community'],
  ['backing up to golf course', 'backsToGolfCourse=true'],
  ['backs onto a golf course', 'backsToGolfCourse=true'],
  ['backing up to the greenbelt', 'backsToGreenbelt=true'],
  ['active and pending listings', 'mlsstatus=Active ?? pending'],
  ['pending or active', 'mlsstatus=Active ?? pending'],
  ['active adult', '!! active adult'],
  ['active lifestyle', '?? active lifestyle'],
  ['mother-in-law apartment', 'guestQuarters=true'],
  ['house with in-law quarters', `${houses} guestQuarters=true`],
  ['no kids building condo', `${condos} ?? building !! no kids`],
  ['no families condo', `${condos} !! no families`],
  ['between 1990 and 2005', 'minYearBuilt=1990 maxYearBuilt=2005'],
  ['from 1990 to 2005', 'minYearBuilt=1990 maxYearBuilt=2005'],
  ['3 bed 1990-2005', 'minBedrooms=3 minYearBuilt=1990 maxYearBuilt=2005'],
  ['between 1800 and 2000', '?? between 1800 · 2000'],
])('“%s” is read as %s', (text, reading) => {
  expect(readAs(text).split(' ').toSorted()).toEqual(reading.split(' ').toSorted());
});
