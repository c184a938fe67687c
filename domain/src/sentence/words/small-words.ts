import { phraseList } from '../phrase-book.ts';
import { phrasesIn } from '../phrases-in.ts';

/** Fillers: words without a meaning for the search. */
export const fillers = phraseList(
  phrasesIn(`
    a, an, the, and, or, with, w, w /, in, on, at, by, of, for, to, near, around, is, are, that, which, has, have,
    having, must, must have, i, im, id, ive, we, were, weve, my, our, me, us, want, wants, wanted, need, needs, needed,
    looking, looking for, looking at, find, find me, show, show me, see, search, search for, searching for, shopping for,
    home, homes, listing, listings, property, properties, place, places, real estate, please, pls, some, would, like,
    would like, love, also, plus, including, includes, include, included, any, anything, anywhere, everything, it, its,
    there, theres, be, should, located, tx, texas, but, only, just, residential, feature, features, featuring, own, from,
    within, something, available, currently, can, could, you, all, sort by, sorted by, order by, first, priced, price,
    hi, hello, hey, help, help me, close to, next to, one, ones, so, if possible, ideally, preferably, preferred,
    thanks, thank you, instead, give me, get me, am, will, do, does, if, as, too, very, really, maybe, interested in, yes, not far from, not too far from, spend, pay,
    afford, live, living, living in, required
  `),
);

/** Words that deny the phrase behind them. */
export const negators = phraseList(
  phrasesIn(`
    no, not, not a, not an, not in, without, without a, without an, without any, w / o, w / out, wo, non, minus, except,
    except for, anything but, everything but, all but, anywhere but, everything except, anything except, other than,
    besides, apart from, aside from, instead of, rather than, no more, never, excluding, exclude, excludes, excl, not including,
    neither, nor, avoid, avoiding, hate, hates, skip, sans, lacks, lacking, absent, far from, away from, nowhere near,
    dont, do not, doesnt, does not, didnt, isnt, is not, arent, are not, wont, will not, cant, cannot, can not, couldnt,
    wouldnt, would not, shouldnt, should not, mustnt, must not, dislike, nothing with, none, none of,
    hasnt, has not, havent, have not, doesnt have, does not have
  `),
);

/** Words between a negator and the denied phrase: fillers, and 'need', 'home' and the like. */
export const betweenDenial = phraseList(
  phrasesIn(`
    a, an, any, the, in, on, near, next to, close to, at, with, have, having, has, be, to, want, wants, wanted, wanting,
    looking, looking for, show, show me, see, find, include, including, like, love, go, going, spend, pay, afford,
    stand, live, living, interested in, home, homes, listing, listings, property, properties, place, places, anything,
    anywhere, something, that, which, my, our, of, for, too, very, really, so, kind of, by, around, within, it, me, us, part of
  `),
);

/** Words before and behind an optional phrase: homes with and without it match. */
export const indifferentBefore = phraseList(
  phrasesIn(`
    with or without, with or without a, with or without an, no need for, no need for a, dont need, dont need a,
    dont need an, do not need, do not need a, do not need an, dont care about, dont care about a, dont care if it has,
    do not care about, dont mind, dont mind a, dont mind an, do not mind, ok with, ok with a, okay with, fine with,
    can do without, can do without a, can do without an, could do without, could do without a, could do without an,
    can live without, can live without a, can live without an, could live without, could live without a,
    could live without an, can go without, can go without a, could go without, could go without a, ok without,
    ok without a, ok without an, okay without, okay without a, fine without, fine without a, fine without an,
    open to, not picky about, doesnt need, doesnt need a, doesnt have to have, doesnt have to have a, optional
  `),
);
export const indifferentBehind = phraseList(
  phrasesIn(`
    optional, is optional, ok, is ok, okay, is okay, fine, is fine, acceptable, is acceptable, not required,
    is not required, not needed, is not needed, isnt needed, isnt required, not necessary, isnt necessary,
    is not necessary, needed, required, necessary, negotiable, not important, isnt important, doesnt matter,
    does not matter, not a must, a plus, is a plus, a bonus, is a bonus, would be nice, nice to have, either way,
    or not, or no
  `),
);
/** Of those, words that require the phrase unless it is denied: 'pool required', 'no pool required'. */
export const requirements: ReadonlySet<string> = new Set(['needed', 'required', 'necessary']);

/** Words at the end of a clause that deny the phrase before them: 'HOA: none', 'pool no'. */
export const deniedBehind = phraseList(
  phrasesIn('no, none, no thanks, not wanted, unwanted, excluded, not ok, not okay, not allowed'),
);
