/** Words by which feeds write that there is no value, wherever they stand. */
const nowhereAValue = `
  na nan null nil undefined unknown unk unkn notknown dontknow donotknow notavailable unavailable notapplicable inapplicable
  notprovided notspecified unspecified notstated notreported notentered notgiven notset notlisted nodata noinfo noinformation
  missing blank empty tbd tba tobedetermined tobeannounced tobeassigned undetermined`;

/** Words that are a value in a list ("Fencing: None"), and nothing in a field of one value. */
const nothingAlone = `
  none call callagent calllistingagent calllisting callforinfo callfordetails ask askagent contactagent inquire seeagent
  seeremarks seedocs seelistingagent notdisclosed undisclosed nondisclosed nondisclosure confidential withheld varies`;

const words = (text: string): readonly string[] => text.trim().split(/\s+/);
const never: ReadonlySet<string> = new Set(words(nowhereAValue));
const alone: ReadonlySet<string> = new Set(words(nothingAlone));

/** Letters and digits in lower case: 'n/a' becomes 'na'; longer texts are no such word. */
const plain = (text: string): string =>
  text.length > 40 ? text : text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** True for an entry of a list that says nothing: 'N/A', '--', '#REF!'. */
export function isNothingInList(text: string): boolean {
  const word = plain(text);
  return word === '' || text.startsWith('#') || never.has(word);
}

/** True for a value that says nothing, also 'None', 'Call' and 'Undisclosed'. */
export const isNothing = (text: string): boolean => isNothingInList(text) || alone.has(plain(text));
