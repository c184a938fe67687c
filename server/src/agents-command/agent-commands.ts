import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { findPublicAgent } from '../agents/agent.service.ts';
import {
  type Agent,
  nameInterviewer,
  type Office,
  officeIds,
  retireAgent,
  saveAgents,
  saveOffices,
} from '../agents/agents.queries.ts';
import { interviewerOf } from '../agents/own-agent.service.ts';
import { recommend } from '../agents/recommended-link.ts';
import { moderateReview, type PendingReview, pendingReviews } from '../agents/review-moderation.queries.ts';
import type { Db } from '../db/database.ts';
import { readRecords } from '../import/records.ts';
import type { AgentCommand } from './options.ts';
import { readRosterRow } from './read-member.ts';

interface CommandContext {
  readonly db: Db;
  /** Of the agents that it makes. */
  readonly edition: EditionId;
  readonly now: Date;
  /** Address of the portal, without a slash at the end. */
  readonly publicUrl: string;
}

interface CommandResult {
  /** For people. */
  readonly output: string;
  /** A row was rejected. */
  readonly hasRejects: boolean;
}

/**
 * Runs a command.
 * @throws Error in words for people
 */
export async function runAgentCommand(
  command: AgentCommand,
  context: CommandContext,
): Promise<CommandResult> {
  const { db, now } = context;
  if (command.name === 'import')
    return saveRoster(rowsOf(readRecords(command.file, command.format)), context);
  if (command.name === 'add') return saveRoster(one(command.fields), context);
  if (command.name === 'retire') {
    if (!(await retireAgent(db, command.agentId, now)))
      throw new Error(`No agent has the username ${command.agentId}.`);
    return done(`${command.agentId} retired. The page leads to the directory; listings stay.`);
  }
  if (command.name === 'link') return done(await linkOf(command.agentId, context));
  if (command.name === 'interviewer') return done(await interviewsBy(command.agentId, context));
  if (command.action === 'list') return done(listed(await pendingReviews(db)));
  const state = command.action === 'approve' ? 'approved' : 'refused';
  if (!(await moderateReview(db, command.reviewId, state)))
    throw new Error(
      `No review to ${command.action} has the id ${command.reviewId}. Use: npm run agent -- review list`,
    );
  return done(`The review ${command.reviewId} is ${state}.`);
}

async function requirePage(agentId: string, { db, edition }: CommandContext) {
  const agent = await findPublicAgent(db, edition, agentId);
  if (agent?.agentId !== agentId) throw new Error(`No agent with a page has the username ${agentId}.`);
  return agent;
}

async function interviewsBy(agentId: string | null, context: CommandContext): Promise<string> {
  const { db, edition } = context;
  if (agentId !== null) {
    const { email } = await requirePage(agentId, context);
    if (email === null) throw new Error(`${agentId} has no email address. Add one with --email first.`);
    await db.transaction().execute((trx) => nameInterviewer(trx, edition, agentId));
  }
  const answering = await interviewerOf(db, edition);
  if (answering === null) return 'There is no agent yet: the brokerage answers requests for interviews.';
  const { agent, why } = answering;
  const reason = why === 'default' ? ', the default agent, since nobody is named for it' : '';
  return `${agent.agentId} answers requests for interviews${reason}.`;
}

async function linkOf(agentId: string, context: CommandContext): Promise<string> {
  await requirePage(agentId, context);
  const { db, now, publicUrl } = context;
  const { path, until } = await recommend(db, agentId, now);
  return `${publicUrl}${path}\nIt is valid until ${until.toISOString()}.`;
}

const done = (output: string): CommandResult => ({ output, hasRejects: false });

interface NamedRow {
  /** Place in the file. */
  readonly at: string;
  /** Why it could not be read. */
  readonly problem?: string | undefined;
  readonly value: unknown;
}

async function* one(value: unknown): AsyncGenerator<NamedRow> {
  yield { at: 'the agent', value };
}

async function* rowsOf(records: AsyncIterable<NamedRow>): AsyncGenerator<NamedRow> {
  yield* records;
}

/** Saves every row that can be, in one transaction, and names the others. */
async function saveRoster(
  rows: AsyncIterable<NamedRow>,
  { db, edition, now }: CommandContext,
): Promise<CommandResult> {
  const agents = new Map<string, Agent>();
  const offices = new Map<string, Office>();
  const retired = new Set<string>();
  const rejected: string[] = [];
  for await (const { at, problem, value } of rows) {
    if (problem !== undefined || typeof value !== 'object' || value === null) {
      rejected.push(`${at} ${problem ?? 'is no row'}`);
      continue;
    }
    const row = readRosterRow(value as Readonly<Record<string, unknown>>, edition);
    if (row.kind === 'rejected') rejected.push(`${at} ${row.reasons.join(', ')}`);
    else if (row.kind === 'office') offices.set(row.office.officeId, row.office);
    else if (row.kind === 'retired') retired.add(row.agentId);
    else agents.set(row.agent.agentId, row.agent);
  }
  await db.transaction().execute(async (transaction) => {
    await saveOffices(transaction, [...offices.values()]);
    const known = await officeIds(transaction);
    const withOffices = [...agents.values()].map((agent) =>
      agent.officeId !== null && known.has(agent.officeId) ? agent : { ...agent, officeId: null },
    );
    await saveAgents(transaction, withOffices);
    for (const agentId of retired) await retireAgent(transaction, agentId, now);
  });
  const saved = `${agents.size} agents and ${offices.size} offices saved, ${retired.size} agents retired, ${rejected.length} rows rejected.`;
  return { output: [saved, ...rejected].join('\n'), hasRejects: rejected.length > 0 };
}

const listed = (reviews: readonly PendingReview[]): string =>
  reviews.length === 0
    ? 'No reviews wait.'
    : reviews
        .map(({ reviewId, agentId, author, email, rating, body, createdAt, fromAddress }) =>
          [
            `${reviewId}  ${createdAt.toISOString().slice(0, 10)}  ${agentId}  ${rating} of 5`,
            `  ${author} <${email}>${fromAddress > 1 ? `, ${fromAddress} reviews from this address` : ''}`,
            `  ${body.replaceAll('\n', '\n  ')}`,
          ].join('\n'),
        )
        .join('\n\n');
