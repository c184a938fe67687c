/** Names of a person and of the person's things. */
export interface Named {
  readonly username: string;
  readonly email: string;
  readonly placeId: string;
  readonly collectionId: string;
  /** A membership of the collection. */
  readonly collaboratorId: string;
  /** Of a home in the collection. */
  readonly commentId: string;
  readonly savedSearchId: string;
  /** A contact of an agent: of the person, or of another one where the person is none. */
  readonly contactId: string;
  /** A membership of the saved search. */
  readonly searchMemberId: string;
  /** An exclusive listing of the person, as an agent. */
  readonly exclusiveId: string;
  /** Of the address that calendars read. */
  readonly feedToken: string;
  /** An inquiry that the person, as an agent, answers. */
  readonly inquiryId: string;
  /** A mail to the person. */
  readonly mailId: string;
  readonly sessionId: string;
  readonly passkeyId: string;
  readonly hash: string;
  readonly code: string;
}

/** A well-formed call about a person. */
export interface AccountCall {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
  /** Of a body that is no JSON. */
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
