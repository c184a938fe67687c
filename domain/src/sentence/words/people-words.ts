import { phrasesIn } from '../phrases-in.ts';

/*
 * Words about the people of an area. The Fair Housing Act names race, colour, religion, sex, handicap, familial status and
 * national origin; agents' codes add orientation and identity, Austin's law age, students and marital status. A search
 * that used such words, or their proxies ('safe', 'good neighborhood'), would steer people; so none of
 * them becomes a filter or a keyword, in any sense. A feature for the visitor's own need ('wheelchair
 * accessible') is a filter.
 */

const religion = phrasesIn(`
  christian, christians, catholic, catholics, protestant, protestants, baptist, baptists, evangelical, evangelicals,
  mormon, mormons, lds, jewish, jew, jews, muslim, muslims, moslem, islamic, islam, hindu, hindus, buddhist, buddhists,
  sikh, sikhs, atheist, atheists, amish, mennonite, lutheran, methodist, presbyterian, pentecostal, episcopalian,
  hasidic, orthodox, zionist, pagan, religious, religion, kosher, halal, eruv, synagogue, synagogues, shul, mosque,
  mosques, minaret, church, churches, churchgoing, a cathedral, the cathedral, gurdwara, rabbi, imam, pastor, a temple, the temple, temples, parish,
  god fearing, godly, faith based, house of worship, houses of worship, place of worship, places of worship, worship, bible
`);

const origins = phrasesIn(`
  hispanic, hispanics, latino, latinos, latina, latinas, latinx, caucasian, caucasians, anglo, anglos, asian, asians,
  african american, african americans, native american, native americans, arab, arabs, arabic, blacks, whites, mexicans,
  chinese people, indians, africans, koreans, pakistanis, cubans, puerto rican, puerto ricans, immigrant, immigrants,
  refugees, refugee, foreigner, foreigners, illegals, undocumented, ethnic, ethnicity, race, racial, diverse, diversity,
  minority, minorities, people of color, english speaking, spanish speaking, english speakers, spanish speakers,
  americans only, born here, multicultural, whites only, white only, black owned, white people, black people
`);

const sexes = phrasesIn(`
  women, woman, men, female, females, male, males, ladies, girls, boys, gentlemen, gay, gays, lesbian, lesbians, lgbt,
  lgbtq, queer, transgender, married, unmarried, divorced, couple, couples, bachelor, bachelors, bachelorette, bachelor pad
`);

const families = phrasesIn(`
  family, families, family friendly, family neighborhood, family oriented, kid, kids, no kids, kid free, kid friendly,
  child, children, no children, childless, child free, childfree, child friendly, toddler, toddlers, teenager, teenagers, teens, baby,
  babies, newborn, grandkids, grandchildren, adults, adult, adult only, adults only, singles, single people, single mom,
  single mother, single dad, single father, single parent, single parents, single woman, single man, single women,
  single men, empty nesters, empty nester, young professionals, young professional, young people, young families,
  young couple, young couples, old people, older people, younger people, millennials, student, students, no students,
  pregnant, parents, newlyweds, family values
`);

/** Qualities of people. */
const handicap = phrasesIn(`
  disabled, disabled people, no disabled, able bodied, handicapped, handicapped people, mentally ill, mental illness,
  special needs, autistic, deaf people, blind people, no wheelchairs, no wheelchair, group home, group homes, no group homes,
  halfway house, halfway houses, no section 8
`);

/** Proxies for people. */
const standIns = phrasesIn(`
  safe, safer, safest, safety, unsafe, crime, crime rate, no crime, low crime, high crime, crime free, dangerous, ghetto, the hood, sketchy,
  gentrified, gentrifying, up and coming, gangs, gang, thugs, low income, no low income, sex offender, sex offenders,
  no sex offenders, working class, upper class, high class, lower class, middle class, blue collar, white collar, demographics,
  demographic, kind of people, type of people, our kind, like minded
`);

/** Phrases about people in any context, by what they are about. */
export const peopleWords = { religion, origins, sexes, families, handicap, standIns } as const;

/** All of them. */
export const people: readonly string[] = Object.values(peopleWords).flat();

/** Words about people only before a word for an area or for people. */
export const describing: readonly string[] = phrasesIn(`
  black, white, brown, colored, mexican, chinese, indian, korean, vietnamese, japanese, filipino, pakistani, persian,
  iranian, cuban, nigerian, ethiopian, african, middle, russian, ukrainian, irish, italian, polish, german, french, greek,
  turkish, israeli, spanish, american, european, foreign, good, nice, great, bad, better, best, rough, right, wrong, decent,
  desirable, respectable, clean, exclusive, integrated, traditional, conservative, liberal, republican, democratic, stable, changing,
  poor, rich, wealthy, affluent, upscale, classy
`);

/** Nationalities and colours, which are about people also behind 'no'. */
export const nationalities: readonly string[] = phrasesIn(`
  mexican, chinese, indian, korean, vietnamese, japanese, filipino, pakistani, persian, iranian, cuban, nigerian,
  ethiopian, african
`);

export const areaWords: readonly string[] = phrasesIn(`
  neighborhood, neighborhoods, neighbourhood, neighbourhoods, neighbors, neighbours, neighbor, area, areas, community,
  communities, people, person, residents, folks, owners, tenants, renters, buyers, families, family, part, parts, side,
  population, town, enclave, culture
`);

/** Between the two: 'middle class neighborhood', 'white only area'. */
export const linkWords: readonly string[] = phrasesIn(`
  class, collar, american, speaking, majority, only, dominated, populated, school, old, and, or, safe, quiet, eastern, christian, working
`);

export const amounts: readonly string[] = phrasesIn(
  'mostly, predominantly, mainly, majority, all, largely, heavily, primarily',
);

/** 'The right part of town' and 'a mostly white area' end with these. */
export const endings: readonly string[] = phrasesIn(`
  of town, of the city, area, areas, neighborhood, neighborhoods, people, community, communities, only, center, school, schools, friendly, housing
`);

export const introductions: readonly string[] = phrasesIn(`
  walking distance to, walking distance of, walk to, close to, near, next to, mostly, all, no, predominantly, mainly,
  majority, within walking distance of, within walking distance to, for, without, not near, away from, far from
`);

export const communities: readonly string[] = phrasesIn(`
  community, communities, neighborhood, living, housing, only, adult, active adult, and older community
`);

export const olderThan: readonly string[] = phrasesIn(
  '+, plus, and over, and older, and up, or older, or over',
);

export const ageWords: readonly string[] = phrasesIn(`
  age restricted, age restricted community, age qualified, active adult, active adult community, senior, seniors,
  senior living, senior community, senior housing, retirement, retirement community, retiree, retirees, elderly,
  over fifty five
`);

/** Ends of names with words about people or churches: 'Church St', 'Christian Lane', 'White Rock'. */
export const nameEnds: readonly string[] = phrasesIn(`
  st, street, ave, avenue, rd, road, dr, drive, ln, lane, blvd, boulevard, ct, court, cir, circle, cv, cove, way, pkwy,
  parkway, pl, trl, trail, ter, terrace, hwy, loop, bend, pass, path, run, xing, crossing, sq, square, hill, hills, rock, creek, ridge,
  springs, oaks, ranch, estates, heights, meadows, mill, valley, point, grove, woods, village, hospital, medical,
  university, college, clinic
`);
