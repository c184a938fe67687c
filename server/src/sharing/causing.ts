/** A person who causes mails and gets none of them. */
export interface Causing {
  readonly actorId: string;
  readonly now: Date;
}
