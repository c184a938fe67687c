import { communityWords } from './community-words.ts';
import { homeWords } from './home-words.ts';
import { marketWords } from './market-words.ts';
import { propertyWords } from './property-words.ts';
import { typeWords } from './type-words.ts';
import { end, type FilterWords, none } from './word-kinds.ts';

/** The words for each filter, by the groups of the filter form. */
export const filterWords: FilterWords = {
  keyword: { kind: 'quoted' },
  travelTime: none('A place of the visitor is chosen in the filters, and no sentence knows it'),
  minPrice: end('dollars'),
  maxPrice: end('dollars'),
  minBedrooms: end('bedrooms'),
  maxBedrooms: end('bedrooms'),
  minBathrooms: end('bathrooms'),
  minLotSize: end('acres'),
  maxLotSize: end('acres'),
  minSquareFeet: end('squareFeet'),
  maxSquareFeet: end('squareFeet'),
  minYearBuilt: end('year'),
  maxYearBuilt: end('year'),
  minStories: end('stories'),
  maxStories: end('stories'),
  minGarageSpaces: end('garageSpaces'),
  maxGarageSpaces: end('garageSpaces'),
  elementarySchoolRating: end('elementaryRating'),
  middleSchoolRating: end('middleRating'),
  highSchoolRating: end('highRating'),
  ...marketWords,
  ...typeWords,
  ...homeWords,
  ...propertyWords,
  ...communityWords,
};
