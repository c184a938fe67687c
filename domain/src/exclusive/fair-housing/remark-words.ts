import { phrasesIn } from '../../sentence/phrases-in.ts';
import type { SourceName } from './sources.ts';

/** Characteristics that a phrase may prefer or exclude. 'proxy' words describe neighbors instead of the home. */
export type RemarkTopic = 'religion' | 'origin' | 'sex' | 'family' | 'disability' | 'age' | 'proxy';

interface TopicRule {
  readonly why: string;
  /** Neutral words, where the phrase has none below. */
  readonly instead: string;
  readonly source: SourceName;
}

export const topicRules: Readonly<Record<RemarkTopic, TopicRule>> = {
  religion: {
    why: 'It can read as a preference for people of one religion.',
    instead: 'Name a street, park or store nearby.',
    source: 'advertising',
  },
  origin: {
    why: 'It can read as a preference by race, color or national origin.',
    instead: 'Leave it out. Describe the home, not the people around it.',
    source: 'advertising',
  },
  sex: {
    why: 'It can read as a preference by sex, which HUD applies to orientation and identity too.',
    instead: 'Describe the rooms and how they can be used.',
    source: 'texas',
  },
  family: {
    why: 'It can read as a preference for or against families with children.',
    instead: 'Describe the space: bedrooms, yard, playroom, storage.',
    source: 'regulation',
  },
  disability: {
    why: 'It can read as a limit on people with disabilities.',
    instead: 'Name the feature: “step-free entry”, “wheelchair ramp”.',
    source: 'guidance',
  },
  age: {
    why: 'Only housing for older persons that meets the federal rule may be limited by age.',
    instead: 'Leave it out, unless the community qualifies: then write “housing for older persons (55+)”.',
    source: 'olderPersons',
  },
  proxy: {
    why: 'It describes the neighbors rather than the home, and can steer people.',
    instead: 'Name a fact: “gated entry”, “two blocks from the park”.',
    source: 'regulation',
  },
};

/** Kinds of findings, by which a brokerage may block publishing. */
export const remarkTopics = Object.keys(topicRules) as readonly RemarkTopic[];

/** Neutral words in place of usual phrases. */
export const neutralWords: readonly (readonly [phrases: readonly string[], instead: string])[] = [
  [
    phrasesIn('family friendly, kid friendly, child friendly, family oriented'),
    '“near the park and playground”',
  ],
  [
    phrasesIn('kid, kids, children, child, teenagers, teens'),
    '“playroom”, “bunk room”, “secondary bedrooms”',
  ],
  [phrasesIn('family, families, young families'), '“room to spread out”, “four bedrooms”'],
  [phrasesIn('bachelor pad, bachelor, singles'), '“efficient one-bedroom”, “easy upkeep”'],
  [
    phrasesIn('couple, couples, young couple, young couples, newlyweds, married'),
    '“two closets”, “room for two desks”',
  ],
  [phrasesIn('empty nesters, empty nester'), '“low-maintenance”, “single-story living”'],
  [phrasesIn('young professionals, young professional'), '“ten minutes to downtown”'],
  [phrasesIn('student, students'), '“on the campus bus line”'],
  [phrasesIn('safe, safer, safest, safety'), '“gated entry”, “alarm system”, “well-lit street”'],
  [phrasesIn('handicapped, disabled'), '“accessible”, “step-free entry”'],
  [phrasesIn('up and coming, gentrifying, gentrified'), '“near the new library and shops”'],
];

/**
 * Phrases about homes that hold such words. HUD guidance of 1995 names most of them as no violation: rooms by their usual names,
 * praise of a neighborhood or a street, and features for people with disabilities.
 */
export const homePhrases: readonly string[] = phrasesIn(`
  family room, family rooms, family home, family homes, family house, single family, multi family, two family, family living,
  family dining, family kitchen, master bedroom, master suite, mother in law suite, mother in law plan, mother in law, bachelor apartment,
  his and hers, childrens museum, kids pool, baby grand, adult beverages, safe room, gun safe, fire safe, safety glass,
  safety features, child safety gate, senior high, cathedral ceiling, cathedral ceilings, church pew, church pews, great community,
  great community amenities, desirable neighborhood, desirable area, desirable community, nice neighborhood, nice area, nice community, good neighborhood, good area,
  great neighborhood, great area, best neighborhood, best area, great part of town, best part of town, clean area, male end, female end,
  traditional style, exclusive community, exclusive enclave, white oak, white oaks, diverse floor plan, diverse menu
`);
