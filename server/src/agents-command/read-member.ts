import type { EditionId } from '@hearth/domain/edition/edition.ts';
import { emailRule } from '@hearth/domain/inquiry/person-rules.ts';
import { plainLine } from '@hearth/domain/inquiry/plain-text.ts';
import type { Agent, Office } from '../agents/agents.queries.ts';

/** A row of a file: an agent who works, one who left, an office, or the reasons why it is none. */
export type RosterRow =
  | { readonly kind: 'agent'; readonly agent: Agent }
  | { readonly kind: 'retired'; readonly agentId: string }
  | { readonly kind: 'office'; readonly office: Office }
  | { readonly kind: 'rejected'; readonly reasons: readonly string[] };

type Values = Readonly<Record<string, unknown>>;

/** Longest text of a field; a bio has 50,000. */
const most = 1000;

/** A row by RESO Member and Office names or our own, in any case. */
export function readRosterRow(row: Values, edition: EditionId): RosterRow {
  const values: Values = Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name.replaceAll(/[\s_-]/g, '').toLowerCase(), value]),
  );
  const text = (...names: readonly string[]): string | null => {
    const found = names
      .map((name) => values[name])
      .find((value) => typeof value === 'string' || typeof value === 'number');
    return plainLine(String(found ?? '')).slice(0, most) || null;
  };
  const agentId = text('username', 'agentid', 'membermlsid', 'memberkey');
  if (agentId === null && text('officekey', 'officeid', 'officemlsid') !== null)
    return officeOf(text, edition);
  const [firstname, lastname] = [text('firstname', 'memberfirstname'), text('lastname', 'memberlastname')];
  const email = text('email', 'memberemail');
  const reasons = [
    ...(agentId === null ? ['has no username, MemberMlsId or MemberKey'] : []),
    ...(agentId !== null && agentId.length > 64 ? ['has a username of more than 64 characters'] : []),
    ...(firstname === null && lastname === null ? ['has no name'] : []),
    ...(email !== null && emailRule(email) !== undefined ? [`has no valid email: ${email}`] : []),
  ];
  if (agentId === null || reasons.length > 0) return { kind: 'rejected', reasons };
  if (/^(inactive|retired|deleted)$/i.test(text('memberstatus', 'status') ?? ''))
    return { kind: 'retired', agentId };
  const agent: Agent = {
    ...{ agentId, edition, email, firstname: firstname ?? '', lastname: lastname ?? '' },
    trecLicense: text('treclicense', 'memberstatelicense'),
    title: text('title', 'jobtitle'),
    phone: text('phone', 'memberpreferredphone', 'membermobilephone', 'memberofficephone'),
    bio: bioOf(values.bio ?? values.memberbio),
    languages: listOf(values.languages ?? values.memberlanguages ?? values.languagesspoken),
    designations: listOf(values.designations ?? values.memberdesignation),
    awards: listOf(values.awards),
    userAccountType: text('useraccounttype'),
    officeId: text('officeid', 'officekey', 'officemlsid'),
    sfId: text('sfid'),
    video: text('video'),
    social: {
      ...(text('facebook') && { facebook: text('facebook') }),
      ...(text('instagram') && { instagram: text('instagram') }),
      ...(text('linkedin') && { linkedin: text('linkedin') }),
      ...(text('youtube') && { youtube: text('youtube') }),
    },
    teamName: text('teamname'),
    teamType: text('teamtype'),
    headshotUrlSquare: text('headshoturlsquare') ?? photoOf(values.media),
    coverUrl: text('coverurl'),
    licenseCheckedOn: dayOf(text('licensecheckedon')),
    defaultAgent: /^(true|yes|1)$/i.test(text('defaultagent') ?? ''),
  };
  return { kind: 'agent', agent };
}

function officeOf(text: (...names: readonly string[]) => string | null, edition: EditionId): RosterRow {
  const [officeId, name] = [text('officekey', 'officeid', 'officemlsid'), text('officename', 'name')];
  if (officeId === null || name === null) return { kind: 'rejected', reasons: ['has no OfficeName'] };
  const address = [
    text('officeaddress1', 'address'),
    text('officecity'),
    text('officestateorprovince'),
    text('officepostalcode'),
  ];
  const office: Office = {
    ...{ officeId, edition, name, mlsId: text('officemlsid'), phone: text('officephone', 'phone') },
    ...{ email: text('officeemail', 'email'), address: address.filter(Boolean).join(', ') || null },
    ...positionOf(text('latitude'), text('longitude')),
  };
  return { kind: 'office', office };
}

/** RESO offices have no position: both columns are ours. */
function positionOf(north: string | null, east: string | null): Pick<Office, 'latitude' | 'longitude'> {
  const [latitude, longitude] = [Number(north ?? Number.NaN), Number(east ?? Number.NaN)];
  const isPosition = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPosition ? { latitude, longitude } : { latitude: null, longitude: null };
}

/** PostgreSQL refuses text with the character NUL. */
const bioOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.replaceAll('\0', '').slice(0, 50_000) : null;

const listOf = (value: unknown): string[] => {
  const parts = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[;,]/) : [];
  return [...new Set(parts.map((part) => plainLine(String(part)).slice(0, 200)).filter(Boolean))];
};

/** Address of the first picture of a RESO Media expansion. */
function photoOf(media: unknown): string | null {
  const [first] = Array.isArray(media) ? (media as readonly { readonly MediaURL?: unknown }[]) : [];
  return typeof first?.MediaURL === 'string' ? first.MediaURL.slice(0, most) : null;
}

const dayOf = (text: string | null): string | null =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
