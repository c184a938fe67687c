import type { Invitation, Members } from '@hearth/domain/contract/membership.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { base, type CollectionPage, type collectionsApp, create, send, v2 } from './collections-app.ts';
import type { Asker, TestApp } from './test-app.ts';

export const invite = (asker: Asker, id: string, ...emails: string[]) =>
  send(
    asker,
    'POST',
    `${base}/${id}/collaborator`,
    emails.map((email) => ({ email })),
  );
export const members = (asker: Asker, id: string) => asker.get<Members>(`${base}/${id}/collaborator`);
export const join = (asker: Asker, id: string, inviteCode?: string) =>
  send(asker, 'POST', `${base}/${id}/join`, { inviteCode });
export const page = (asker: Asker, id: string) => asker.get<CollectionPage>(`${v2}/${id}`);
export const invitations = async (asker: Asker) =>
  (await asker.get<{ items: readonly Invitation[] }>(`${base}/invitations`)).items;
export const status = async (request: ReturnType<typeof send>) => (await request).statusCode;

export interface StoredMail {
  readonly to: string;
  readonly link: string;
  readonly isReminder: boolean;
}

/** The invitations that wait to be sent, the oldest first. */
export async function invitationMails({ db }: Pick<TestApp, 'db'>): Promise<readonly StoredMail[]> {
  const { rows } = await sql<StoredMail>`
    select to_address as to, parameters ->> 'link' as link, (parameters -> 'isReminder')::boolean as is_reminder
    from mail where template = 'invitation' order by created_at, to_address, parameters ->> 'isReminder'
  `.execute(db.kysely);
  return rows;
}
export const codeIn = ({ link }: StoredMail): string => new URL(link).searchParams.get('inviteCode') ?? '';

/** Kim's collection with Lee, who joined. */
export async function sharedWithLee(app: ReturnType<typeof collectionsApp>) {
  const kim = await app.signedIn({ firstname: 'Kim' });
  const lee = await app.signedIn({ firstname: 'Lee', picture: '/photos/lee.jpg' });
  const { id } = await create(kim.asker, { name: 'Lake homes' });
  await invite(kim.asker, id, lee.email);
  expect((await join(lee.asker, id)).statusCode).toBe(200);
  return { kim, lee, id };
}
