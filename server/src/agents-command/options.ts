import { parseArgs } from 'node:util';
import type { FileFormat } from '../import/records.ts';
import { formatOf } from '../import/records.ts';

export type AgentCommand =
  | { readonly name: 'import'; readonly file: string; readonly format: FileFormat }
  | { readonly name: 'add'; readonly fields: Readonly<Record<string, string>> }
  | { readonly name: 'retire'; readonly agentId: string }
  | { readonly name: 'link'; readonly agentId: string }
  | { readonly name: 'interviewer'; readonly agentId: string | null }
  | { readonly name: 'review'; readonly action: 'list' }
  | { readonly name: 'review'; readonly action: 'approve' | 'refuse'; readonly reviewId: string };

export const agentUsage = `npm run agent -- COMMAND

import FILE             agents and offices of a .csv, .json or .ndjson file: RESO Member and Office rows, or the names below
add USERNAME --firstname NAME --lastname NAME [--email ADDRESS] [--phone NUMBER] [--treclicense NUMBER] [--title TITLE]
    [--languages "English; Spanish"] [--headshoturlsquare ADDRESS] [--officeid ID] [--teamname NAME] [--bio TEXT]
                        makes or replaces one agent
retire USERNAME         takes down an agent's page, disables the account and hands the contacts to the default agent; listings stay
link USERNAME           prints a link: people who sign up within 7 days of now become the agent's clients
interviewer [USERNAME]  names who speaks with people who want to work for the brokerage; without a name says who does
review list             confirmed reviews that wait
review approve ID       publishes a review, word for word
review refuse ID        takes a review down`;

const addOptions = [
  ...['firstname', 'lastname', 'email', 'phone', 'treclicense', 'title', 'languages'],
  ...['headshoturlsquare', 'coverurl', 'officeid', 'teamname', 'bio', 'video'],
] as const;

/** @throws Error with the usage */
export function readAgentCommand(args: readonly string[]): AgentCommand {
  const { values, positionals } = parse(args);
  const [name, first = '', second = '', ...rest] = positionals;
  const refuse = (why: string): never => {
    throw new Error(`${why}\n\n${agentUsage}`);
  };
  if (name !== 'add' && Object.keys(values).length > 0) return refuse('Only add has options.');
  if (rest.length > 0) return refuse(`There is one word too many: ${rest[0]}.`);
  if (name === 'import' && first && !second) {
    const format = formatOf(first);
    return format === undefined || format === 'geojson'
      ? refuse('Use a .csv, .json or .ndjson file.')
      : { name, file: first, format };
  }
  if (name === 'add' && first && !second) return { name, fields: { ...values, username: first } };
  if (name === 'retire' && first && !second) return { name, agentId: first };
  if (name === 'link' && first && !second) return { name, agentId: first };
  if (name === 'interviewer' && !second) return { name, agentId: first || null };
  if (name === 'review' && (first === 'list' || first === '') && !second) return { name, action: 'list' };
  if (name === 'review' && (first === 'approve' || first === 'refuse') && second)
    return { name, action: first, reviewId: second };
  return refuse('Name a command and what it is about.');
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: Object.fromEntries(addOptions.map((option) => [option, { type: 'string' as const }])),
      allowPositionals: true,
    }) as { values: Record<string, string>; positionals: string[] };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${agentUsage}`);
  }
}
