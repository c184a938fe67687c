import type { WebhookEvent } from '@hearth/domain/contract/webhooks.ts';
import type { Language } from '@hearth/domain/embed/language.ts';
import type { AnsweredBox } from '../inquiries/inquiry.ts';

/** The home of a lead, with what a guest may know of it. */
export interface LeadListing {
  readonly id: string;
  /** 'MLS# 1000001'. */
  readonly label: string;
  /** null where the seller hides it. */
  readonly street: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
  /** Dollars; per month where it is for rent. */
  readonly price: number;
  readonly isForRent: boolean;
  readonly status: string;
  readonly type: string;
  readonly bedrooms: number | null;
  /** 2.5 are two full and one half. */
  readonly bathrooms: number | null;
  readonly squareFeet: number | null;
  /** Of its page. */
  readonly url: string;
}

/** An event as formats write it. Everything comes from the inquiry at the time of sending. */
export interface Lead {
  readonly event: WebhookEvent;
  /** When the inquiry was sent, or the consent withdrawn. */
  readonly at: Date;
  /** A test, with made-up data. */
  readonly isTest: boolean;
  readonly inquiry: {
    readonly id: string;
    readonly type: string;
    readonly title: string;
    readonly message: string | null;
    /** Of the form that the person sent. */
    readonly language: Language;
    /** 'YYYY-MM-DDTHH:MM' in the time zone. */
    readonly tourDateTime: string | null;
    readonly timeZone: string;
    readonly rating: number | null;
    /** The fact of the listing that is reported as wrong. */
    readonly fact: string | null;
  };
  readonly person: {
    readonly firstname: string;
    readonly lastname: string;
    readonly email: string;
    /** '+15125550100'. */
    readonly phone: string;
    readonly street: string | null;
    readonly city: string | null;
    readonly state: string | null;
    readonly zip: string | null;
  };
  /** Friend whom the person recommends; null in other inquiries. */
  readonly referred: Readonly<Record<'firstname' | 'lastname' | 'email' | 'phone', string | null>> | null;
  readonly listing: LeadListing | null;
  /** Who answers at the brokerage; null where the office does. */
  readonly agent: {
    readonly username: string;
    readonly name: string;
    readonly email: string | null;
    readonly phone: string | null;
  } | null;
  readonly page: {
    readonly origin: string | null;
    readonly landingPage: string | null;
    /** Fields that the page sent along, a line each. */
    readonly hiddenFields: string | null;
  };
  readonly consent: {
    readonly boxes: readonly Pick<AnsweredBox, 'id' | 'text' | 'accepted'>[];
    readonly at: Date;
    readonly withdrawnAt: Date | null;
  };
  /** Name of the site. */
  readonly brokerage: string;
}
