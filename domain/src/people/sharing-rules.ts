/** Most people with whom one thing is shared, open invitations included. */
export const mostMembers = 20;
/** Days for which the link of an invitation works. */
export const invitationDays = 30;
/** Hours between two reminders of one invitation. */
export const reminderHours = 24;

/** States of a membership. A pending one is an open invitation. */
export const membershipStates = ['pending', 'joined', 'declined', 'removed', 'left'] as const;
export type MembershipState = (typeof membershipStates)[number];
