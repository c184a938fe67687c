/** Entries of the audit log. */
export const auditActions = [
  'signed in',
  'sign-in refused',
  'signed out everywhere',
  'password changed',
  'email changed',
  'sign-in method added',
  'sign-in method removed',
  'account created',
  'invited',
  'role changed',
  'agent assigned',
  'disabled',
  'enabled',
  'data exported',
  'account deleted',
  'acted for a contact',
  'changed a shared thing',
  'showing details unlocked',
  'looked at a contact',
  'listing shared',
  'inquiry assigned',
  'contact reassigned',
  'contacts exported',
  'exclusive listing changed',
  'inquiries exported',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** One line of the audit log. */
export interface AuditEntry {
  readonly at: Date;
  readonly action: AuditAction;
  /** The person who did it; null for an operator and for strangers. */
  readonly actorId: string | null;
  /** The person whose account it is about; null where there is none. */
  readonly personId: string | null;
  /** Facts such as { role: 'Agent' }. They outlive the account: no names, addresses or free text. */
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
}
