import { inquiryTypes } from '@hearth/domain/inquiry/inquiry-types.ts';
import { vi } from 'vitest';
import { type InquiryServer, inquiryServer } from '../../testing/inquiry-server.ts';
import { mount } from '../../testing/mount.tsx';
import { writeInto } from '../../testing/write-into.ts';
import base from '../../ui/base.element.css';
import type { InquirySubject } from '../inquiry-draft.ts';
import sheet from '../inquiry-form.element.css';
import { InquiryForm } from '../inquiry-form.tsx';
import { createInquiryStore } from '../inquiry-store.ts';

export const plain = new CSSStyleSheet();
plain.replaceSync('* { box-sizing: border-box }');

export function show(subject: InquirySubject = { type: 'contact-us' }, server: InquiryServer = {}) {
  const { client, posts, requested } = inquiryServer(server);
  const store = createInquiryStore(client, subject);
  const onInquirySend = vi.fn();
  const form = (given: InquirySubject) => (
    <InquiryForm store={store} subject={given} onInquirySend={onInquirySend} />
  );
  const view = mount(form(subject), { sheets: [plain, base, sheet] });
  const button = () => view.getByRole('button', { name: inquiryTypes[subject.type].action });
  const about = (next: InquirySubject) => view.update(form(next));
  return { ...view, store, posts, requested, onInquirySend, button, about };
}

export type View = ReturnType<typeof show>;

/** Fills the form in and agrees, once its consent texts are there. */
export async function fill(view: View, given: Partial<Record<string, string>> = {}): Promise<void> {
  const consent = await view.findByRole('checkbox', { name: /^I agree/ });
  const answers = {
    'First name': 'Ana María',
    'Last name': 'Núñez-Ortiz',
    Email: 'ana@example.com',
    Phone: '(512) 555-0100',
    Message: 'Is it still for sale? 🏡',
    ...given,
  };
  for (const [label, text] of Object.entries(answers)) {
    const field = view.queryByLabelText(new RegExp(`^${label}`)) as HTMLInputElement | null;
    if (field && text !== undefined) writeInto(field, text);
  }
  consent.click();
}

export const problemOf = (view: View, label: string): string | null => {
  const id = view.getByLabelText(new RegExp(`^${label}`)).getAttribute('aria-describedby');
  const problem = view.container.querySelector(`[id="${id}"]`);
  return problem && (problem.firstChild?.textContent ?? '');
};
