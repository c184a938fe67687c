import type { SocialLinks } from '@hearth/domain/contract/agent.ts';
import type { EditionId } from '@hearth/domain/edition/edition.ts';

export interface SampleOffice {
  readonly officeId: string;
  readonly edition: EditionId;
  readonly name: string;
  /** RESO ListOfficeMlsId. */
  readonly mlsId: string | null;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
}

export interface SampleAgent {
  /** The username, as listings name it. */
  readonly agentId: string;
  readonly edition: EditionId;
  readonly firstname: string;
  readonly lastname: string;
  readonly trecLicense: string;
  readonly title: string;
  readonly phone: string;
  readonly email: string;
  /** HTML. */
  readonly bio: string;
  readonly languages: readonly string[];
  readonly designations: readonly string[];
  readonly awards: readonly string[];
  /** 'StaffAccount' and 'Coordinator' are privileged; null is an ordinary agent. */
  readonly userAccountType: string | null;
  readonly officeId: string;
  /** Salesforce id, 18 letters and digits. */
  readonly sfId: string;
  /** Path of a clip. */
  readonly video: string | null;
  readonly social: Partial<SocialLinks>;
  /** Agents of an edition with the same team name form a team. */
  readonly teamName: string | null;
  /** 'Together', or 'Separate' where each works for clients of their own. */
  readonly teamType: string | null;
  /** Path of a square photo. */
  readonly headshotUrlSquare: string;
  /** Path of a wide picture. */
  readonly coverUrl: string | null;
  /** 'YYYY-MM-DD', the day on which the licence was checked; null for agents whose licence is their word. */
  readonly licenseCheckedOn: string | null;
  /** True for the edition's default agent. */
  readonly defaultAgent: boolean;
}

export interface SampleReview {
  readonly reviewid: string;
  readonly agentId: string;
  readonly author: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly body: string;
  /** ISO 8601. */
  readonly createdat: string;
}
