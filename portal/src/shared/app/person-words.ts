import type { Session } from './session.ts';

/** Names things of the session's person: 'Your collections', or in agent mode 'Kim’s collections'. */
export const ofPerson = ({ contact }: Pick<Session, 'contact'>, things: string): string =>
  contact === null ? `Your ${things}` : `${contact.firstname}’s ${things}`;

/** Words for an agent in place of a list that the contact does not share. */
export const notShared = ({ contact }: Pick<Session, 'contact'>, things: string): string =>
  `${contact?.firstname ?? 'This contact'} doesn’t share ${things} with you. They can turn it on in their history settings.`;
