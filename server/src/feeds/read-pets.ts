/** Words that leave it open. */
const open =
  /\b(call|ask|contact|see|negotiable|inquire|unknown|tbd|owner'?s?|landlord|approval|case by case|considered|other)\b/;
/** A limit is set to pets that are allowed: 'No Aggressive Breeds', 'No Restrictions'. */
const limit =
  /\b(breeds?|aggressive|size|weight|lbs?|pounds|large|exotic|restrictions?|limits?|deposit|fee|rent)\b/;
const refusal = /\b(no|not|none|never|n|false|0|prohibited|forbidden)\b/;
const kindOfPet = /\b(cats?|dogs?|birds?|fish|reptiles?)\b/;
const permission =
  /\b(yes|y|true|1|ok|okay|allowed|allow|allows|accepted|permitted|welcome|friendly|cats?|dogs?|birds?|pets?|small|large|one|two|max|maximum)\b/;

/**
 * True where a lease allows any pets, by RESO's PetsAllowed or local words; null where the words leave it open. `unread` takes
 * words that cannot be read.
 */
export function petsAllowed(given: readonly string[], unread: () => void): boolean | null {
  const answers = given.map((word) => answerOf(word.toLowerCase()));
  if (answers.includes('unread')) unread();
  if (answers.includes('yes')) return true;
  return answers.includes('no') ? false : null;
}

function answerOf(word: string): 'yes' | 'no' | 'open' | 'unread' {
  if (limit.test(word)) return 'yes';
  // 'No Dogs' says nothing of cats.
  if (refusal.test(word)) return kindOfPet.test(word) ? 'open' : 'no';
  if (open.test(word)) return 'open';
  return permission.test(word) ? 'yes' : 'unread';
}
