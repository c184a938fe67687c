import { policyOf } from './policy.ts';
import { isAskedToAnswer, isOneOf } from './role-in-thing.ts';

const manages = isOneOf('owner', 'agent');

/** Rights of people on saved searches. The owner's agent has them in agent mode alone. */
export const { can, abilities } = policyOf({
  see: isOneOf('owner', 'agent', 'collaborator', 'invited'),
  /** Changes its words, its search and whether the agent gets its news. */
  update: manages,
  /** Chooses the cadence of the own mails; the agent, of those to the owner. */
  chooseCadence: isOneOf('owner', 'agent', 'collaborator'),
  remove: manages,
  /** Sends the homes that it finds now to the owner. */
  sendResults: manages,
  /** Invites, reminds and removes people. */
  invite: manages,
  leave: isOneOf('collaborator'),
  /** Joins, or declines the invitation. */
  answer: isAskedToAnswer,
});
