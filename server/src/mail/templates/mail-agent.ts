import type { Language } from '@hearth/domain/embed/language.ts';
import { phoneText, phoneUrl } from '@hearth/domain/people/phone-text.ts';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { look } from './mail-look.ts';
import { layoutTable, mailLine, mailLink, mailSmallLine } from './mail-parts.ts';

const text = z.optional(z.nullable(z.string()));

/** An agent as mails introduce them; unknown facts are null or missing. */
export const mailedAgent = z.object({
  name: z.string(),
  title: text,
  license: text,
  phone: text,
  email: text,
  /** Address of a square photo. */
  photo: text,
});

export type MailedAgent = z.infer<typeof mailedAgent>;

const FACE_WIDTH = 64;

/** The person's agent: face, name, license and ways to reach them. Nothing without an agent. */
export const mailAgent = (agent: MailedAgent | null, language: Language = 'en'): ReactElement | null =>
  agent &&
  layoutTable(
    { className: 'agent bordered', style: look.agent },
    h(
      'tr',
      null,
      agent.photo && h('td', { width: FACE_WIDTH, style: look.agentFace }, face(agent.photo)),
      h('td', { style: look.agentWords }, ...linesOf(agent, words[language])),
    ),
  );

const words = {
  en: { agent: 'Your agent', license: 'License' },
  es: { agent: 'Su agente', license: 'Licencia' },
} as const satisfies Record<Language, object>;

function linesOf(
  { name, title, license, phone, email }: MailedAgent,
  labels: (typeof words)[Language],
): readonly ReactNode[] {
  const standing = [title, license && `${labels.license} ${license}`].filter(Boolean).join(' · ');
  return [
    mailSmallLine(labels.agent),
    mailLine(name, look.name),
    standing && mailSmallLine(standing),
    phone && mailLine(mailLink(phoneText(phone), phoneUrl(phone))),
    email && mailLine(mailLink(email, `mailto:${encodeURI(email)}`)),
  ];
}

/** Beside the name of its person, so it needs no words. */
const face = (src: string): ReactElement =>
  h('img', { src, alt: '', width: FACE_WIDTH, height: FACE_WIDTH, style: look.face });
