/** An event that a mail provider reports. */
export interface DeliveryEvent {
  /** The provider's name of the event with that of the provider: it reports an event again until it gets an answer. */
  readonly sourceId: string;
  /** The mail as this server numbers it. */
  readonly mailId: string;
  readonly status: 'Bounced' | 'Complained' | 'Opened' | 'Clicked';
  /** Of a bounce: final, or of the moment. null for other events. */
  readonly isHard: boolean | null;
  readonly reason: string | null;
  /** Program that opened the mail or followed a link; null where it is not known. */
  readonly userAgent: string | null;
  readonly at: Date;
}
