import type { FieldProblem } from '../inquiry/person-rules.ts';
import { type TourHours, tourHoursProblems } from '../inquiry/tour-hours.ts';
import { withCommas } from '../listing/price.ts';
import { isSocialAddress, isVideoAddress, type SocialNetwork, socialNetworks } from './web-links.ts';

/** Most characters of the text about an agent. */
export const longestBio = 5000;
/** Most characters of a signature. */
export const longestSignature = 500;
const mostEntries = 20;
const longestEntry = 80;

/** Settings of an agent as they are typed; those that are not given stay. Empty texts and null remove a value. */
export interface AgentSettingsChange {
  readonly bio?: string | undefined;
  readonly languages?: readonly string[] | undefined;
  readonly designations?: readonly string[] | undefined;
  readonly awards?: readonly string[] | undefined;
  readonly video?: string | null | undefined;
  readonly social?: Readonly<Partial<Record<SocialNetwork, string | null | undefined>>> | undefined;
  readonly signature?: string | undefined;
  readonly tours?: TourHours | null | undefined;
}

/** The problems of an agent's settings by field; those of links by the network, those of hours by the weekday. */
export function agentSettingsProblems(given: AgentSettingsChange): readonly FieldProblem[] {
  const { bio = '', signature = '', languages = [], designations = [], awards = [] } = given;
  const { video, social, tours } = given;
  const networks = Object.keys(socialNetworks) as SocialNetwork[];
  return [
    ...asProblem('bio', textProblem(bio, longestBio)),
    ...asProblem('languages', entriesProblem(languages, /^[\p{L}\p{M} '’().-]+$/u)),
    ...asProblem('designations', entriesProblem(designations)),
    ...asProblem('awards', entriesProblem(awards)),
    ...asProblem('video', video && !isVideoAddress(video) ? wrongVideo : undefined),
    ...networks.flatMap((network) => asProblem(network, linkProblem(network, social?.[network]))),
    ...asProblem('signature', textProblem(signature, longestSignature)),
    ...(tours ? tourHoursProblems(tours) : []),
  ];
}

const wrongVideo = 'Enter a link to a video on YouTube or Vimeo, or to a video file, beginning with https://';

const textProblem = (text: string, most: number): string | undefined =>
  text.length > most ? `Please enter at most ${withCommas(most)} characters` : undefined;

function entriesProblem(entries: readonly string[], pattern = /[\p{L}\d]/u): string | undefined {
  if (entries.length > mostEntries) return `Please enter at most ${mostEntries}`;
  if (entries.some((entry) => entry.length > longestEntry))
    return `Please enter at most ${longestEntry} characters each`;
  const wrong = entries.find((entry) => !pattern.test(entry));
  return wrong === undefined ? undefined : `“${wrong}” is invalid`;
}

function linkProblem(network: SocialNetwork, link: string | null | undefined): string | undefined {
  if (!link || isSocialAddress(network, link)) return undefined;
  const { name, hosts } = socialNetworks[network];
  return `Enter the link to your page on ${name}, such as https://www.${hosts[0]}/your-name`;
}

const asProblem = (name: string, message: string | undefined): readonly FieldProblem[] =>
  message === undefined ? [] : [{ name, message }];

/** Typed entries, each once: those of a list by commas and semicolons, or those of lines. */
export function entriesOf(text: string, separator: RegExp = /[,;\n]/): readonly string[] {
  const entries = text.split(separator).map((entry) => entry.trim().replace(/\s+/g, ' '));
  const seen = new Set<string>();
  return entries.filter((entry) => {
    const key = entry.toLowerCase();
    return key !== '' && !seen.has(key) && seen.add(key);
  });
}
