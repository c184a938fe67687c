import { describe, expect, it } from 'vitest';
import { readAs } from '../testing/read-as.ts';

/** A sentence, its filters, [areas], ?? words not understood and !! words declined; the last sentence is about leases. */
type Row = readonly [sentence: string, readAs: string, lease?: boolean];

const aboutPeople: readonly Row[] = [
  ['safe neighborhood with pool', 'swimmingPool=true !! safe neighborhood'],
  ['3 bed in a safe area', 'minBedrooms=3 !! safe area'],
  ['good schools area for families', '?? good schools · area !! for families'],
  ['Christian neighborhood', '!! Christian neighborhood'],
  ['no kids', '!! no kids'],
  ['young professionals', '!! young professionals'],
  ['white area', '!! white area'],
  ['white people', '!! white people'],
  ['whites only', '!! whites only'],
  ['no mexicans', '!! no mexicans'],
  ['Mexican neighborhood', '!! Mexican neighborhood'],
  ['Hispanic area', '!! Hispanic area'],
  ['near a synagogue', '!! near a synagogue'],
  ['walking distance to a mosque', '!! walking distance to a mosque'],
  ['near church', '!! near church'],
  ['Jewish Community Center', '!! Jewish Community Center'],
  ['middle class neighborhood', '!! middle class neighborhood'],
  ['working class area', '!! working class area'],
  ['55+ community', '!! 55+ community'],
  ['55+ homes in Zilker', '[Zilker] !! 55+'],
  ['no wheelchairs', '!! no wheelchairs'],
  ['no disabled people', '!! no disabled people'],
  ['kids playroom', 'gameRoom=true !! kids'],
  ['bachelor pad', '!! bachelor pad'],
  ['for couples', '!! for couples'],
  ['students', '!! students'],
  ['women only', '!! women only'],
  ['gay neighborhood', '!! gay neighborhood'],
  ['LGBT friendly', '!! LGBT friendly'],
  ['low crime', '!! low crime'],
  ['no sex offenders', '!! no sex offenders'],
  ['up and coming area', '!! up and coming area'],
  ['nice part of town', '!! nice part of town'],
  ['diverse neighborhood', '!! diverse neighborhood'],
  ['mostly white', '!! mostly white'],
  ['predominantly black neighborhood', '!! predominantly black neighborhood'],
  ['no section 8', '!! no section 8'],
  ['senior living', '!! senior living'],
  ['mosqe', '!! mosqe'],
  ['Chrstian area', '!! Chrstian area'],
  ['no children', '!! no children'],
  ['adults only', '!! adults only'],
  ['gated community for safety', 'gatedCommunity=true !! for safety'],
  ['Chinese neighborhood', '!! Chinese neighborhood'],
  ['Asian people', '!! Asian people'],
  ['immigrants', '!! immigrants'],
  ['3 bed in a white neighborhood under 500k', 'maxPrice=500000 minBedrooms=3 !! white neighborhood'],
  ['black owned', '!! black owned'],
  ['no blacks', '!! no blacks'],
  ['golf community for retirees', 'golfCourse=true !! retirees'],
  ['kosher kitchen', '?? kitchen !! kosher'],
  ['rich neighborhood', '!! rich neighborhood'],
  ['"no kids"', '!! "no kids"'],
  ['"white neighborhood"', '!! "white neighborhood"'],
  ['good area', '!! good area'],
  ['family neighborhood', '!! family neighborhood'],
  ['single mom', '!! single mom'],
  ['near a cathedral', '!! near a cathedral'],
  ['near my church', '!! near my church'],
];

const aboutHomes: readonly Row[] = [
  ['no Mexican tile', '?? no Mexican tile'],
  ['3 bed on Church St', 'minBedrooms=3 ?? Church St'],
  ['3 bed near Church Street', 'minBedrooms=3 ?? Church Street'],
  ['Christian Lane', '?? Christian Lane'],
  ['White Rock', '[White Rock]'],
  ['3 bed near White Rock', 'minBedrooms=3 [White Rock]'],
  ['White Rock area', '[White Rock]'],
  ['White Rock neighborhood homes', '[White Rock]'],
  ['white kitchen cabinets', '?? white kitchen cabinets'],
  ['black appliances', '?? black appliances'],
  ['brown brick house', 'condominium=false townhouse=false ?? brown brick'],
  ['Mormon Mill Rd', '?? Mormon Mill Rd'],
  ['Temple TX', '[Temple]'],
  ['near Baptist Medical Center', '?? Baptist Medical Center'],
  ['over 55 acres', 'minLotSize=55'],
  ['built in the 60s', 'minYearBuilt=1960 maxYearBuilt=1969'],
  [
    '60s ranch',
    'singleFamilyResidence=false condominium=false townhouse=false farm=true minYearBuilt=1960 maxYearBuilt=1969',
  ],
  ['wheelchair accessible', 'accessibilityFeatures=true'],
  ['wheelchair ramp and wide doors', 'accessibilityFeatures=true ?? wide doors'],
  ['handicap accessible 3 bed', 'minBedrooms=3 accessibilityFeatures=true'],
  ['disabled access', 'accessibilityFeatures=true'],
  ['single family home', 'condominium=false townhouse=false'],
  ['multi-family', 'singleFamilyResidence=false condominium=false townhouse=false multiFamily=true'],
  ['family room', '?? family room'],
  ['a couple of bathrooms', 'minBathrooms=2'],
  ['near UT', '?? UT'],
  ['all white kitchen', '?? white kitchen'],
  ['near malls and stores', '?? malls · stores'],
  ['master bedroom', '?? master bedroom'],
  ['in-law suite', 'guestQuarters=true'],
  ['exclusive listings', '?? exclusive'],
  ['Indian Hills 4 bed', 'minBedrooms=4 ?? Indian Hills'],
  ['safe room', '?? safe room'],
  ['gun safe', '?? gun safe'],
  ['race track', '?? race track'],
  ['Church Hill 3 bed', 'minBedrooms=3 [Church Hill]'],
  ['Latin quarter', '?? Latin quarter'],
  ['French doors', '?? French doors'],
  ['Spanish style house', 'condominium=false townhouse=false ?? Spanish style'],
  ['Polish Hill', '?? Polish Hill'],
  ['quiet street', '?? quiet street'],
  ['country club', '?? country club'],
  ['trendy area', '?? trendy area'],
  ['handicapped parking', '?? handicapped parking'],
  ['Cathedral Oaks', '?? Cathedral Oaks'],
  ['cathedral ceilings', '?? cathedral ceilings'],
  ['Great Hills', '?? Great Hills'],
  ['mother in law suite', 'guestQuarters=true'],
  ['single story', 'minStories=1 maxStories=1'],
  ['Parish Ln', '?? Parish Ln'],
  ['Brown Deer', '?? Brown Deer'],
  ['man cave', '?? man cave'],
  ['section 8 ok', '?? section 8 ok'],
  ['San Angelo', '?? San Angelo'],
  ['Godley', '?? Godley'],
  ['Maples subdivision', '?? Maples subdivision'],
  ['angle parking', '?? angle parking'],
  ['rabbit hutch', '?? rabbit hutch'],
  ['ethic', '?? ethic'],
  ['chruch', '!! chruch'],
  ['famly neighborhood', '!! famly neighborhood'],
];

describe('words about people are declined in any context', () => {
  it.each(aboutPeople.map((row) => [...row] as const))('“%s” is “%s”', (text, expected, lease = false) =>
    expect(readAs(text, lease)).toBe(expected),
  );
});

describe('words that only resemble those', () => {
  it.each(aboutHomes.map((row) => [...row] as const))('“%s” is “%s”', (text, expected, lease = false) =>
    expect(readAs(text, lease)).toBe(expected),
  );
});

describe('declined words', () => {
  it('never become a filter, an area or words that were not understood', () => {
    for (const [text] of aboutPeople) {
      const [asked = '', declined = ''] = readAs(text).split('!! ');
      for (const word of declined.split(' · ')) expect(asked).not.toContain(word);
    }
  });
});
