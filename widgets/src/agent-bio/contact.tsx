import type { Agent } from '@hearth/domain/contract/agent.ts';
import { phoneText, phoneUrl } from '@hearth/domain/people/phone-text.ts';
import type { MouseEvent, ReactNode } from 'react';
import { LANGUAGE } from '../element/build-language.ts';

/** The detail of the event for a visitor who wants to write to an agent; `url` is the address of the server's form. */
export interface AgentContact {
  readonly agent: string;
  readonly url: string;
}

interface ContactProps {
  readonly agent: Agent;
  readonly baseUrl: string;
  readonly onAgentContact?: ((contact: AgentContact) => unknown) | undefined;
}

/**
 * Phone, mailbox, and the way to a form: one for this agent on the same page, else the server's. The page may do otherwise
 * by answering `false`.
 */
export function Contact({ agent, baseUrl, onAgentContact }: ContactProps): ReactNode {
  const url = formAddress(agent, baseUrl);
  const contact = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (onAgentContact?.({ agent: agent.agentId, url }) === false) return event.preventDefault();
    const form = formFor(agent);
    if (!form) return;
    event.preventDefault();
    scrollTo(form);
  };
  return (
    <div className="hearth-bio__contact" part="contact">
      <a className="hearth-button hearth-button--primary" part="contact-button" href={url} onClick={contact}>
        Contact {agent.firstname}
      </a>
      {agent.phone && (
        <a className="hearth-bio__line" href={phoneUrl(agent.phone)}>
          Call {agent.firstname}: {phoneText(agent.phone)}
        </a>
      )}
      {agent.email && (
        <a className="hearth-bio__line" href={`mailto:${agent.email}`}>
          {agent.email}
        </a>
      )}
    </div>
  );
}

/** The hosted page of the inquiry form, which takes the key of this page under its own name. */
function formAddress({ username }: Agent, baseUrl: string): string {
  const server = new URL(baseUrl || '/', document.baseURI);
  const key = server.searchParams.get('embedKey');
  const address = new URL('w/inquiry-form', server);
  const language = LANGUAGE !== 'en' && { lang: LANGUAGE };
  const query = { type: 'bio-inquiry', agent: username, ...(key && { key }), ...language };
  address.search = String(new URLSearchParams(query));
  return address.href;
}

/** A form of the page that goes to this agent. */
function formFor({ username, trecLicense, url }: Agent): HTMLElement | undefined {
  const names = [username, trecLicense, url.split('/').at(-1)].map((name) => name?.toLowerCase());
  return [...document.querySelectorAll<HTMLElement>('hearth-inquiry-form[agent]')].find((form) =>
    names.includes(form.getAttribute('agent')?.toLowerCase()),
  );
}

/** Smooth where motion is allowed; the focus follows for the keyboard. */
function scrollTo(form: HTMLElement): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  form.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' });
  focusIn(form, document.activeElement);
}

/** A form far below starts only now: waits for its first field, unless the reader has gone on elsewhere. */
function focusIn(form: HTMLElement, from: Element | null): void {
  const field = form.shadowRoot?.querySelector<HTMLElement>('input, textarea, select, button');
  if (field) field.focus({ preventScroll: true });
  else if (form.isConnected && document.activeElement === from)
    requestAnimationFrame(() => focusIn(form, from));
}
