import { type Client, createClient } from '@hearth/widgets/client/client.ts';
import { aSite } from '@hearth/widgets/testing/a-site.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { userEvent } from 'vitest/browser';
import type { SessionPerson } from '../../../shared/account/account.ts';
import { AppProvider } from '../../../shared/app/app-context.tsx';
import { anApp } from '../../../testing/an-app.ts';
import { ana as verified } from '../../../testing/signed-in.ts';
import { AccountHost } from '../account-host.tsx';

/** A client whose address waits for its confirmation. */
export const ana: SessionPerson = { ...verified, loginStatus: 'not verified' };

/** Answers by the end of a path; each request is recorded with its body. */
export function server(answers: Readonly<Record<string, (request: Request) => Response>>) {
  const requested: { path: string; body: unknown }[] = [];
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const request = input as Request;
    const { pathname } = new URL(request.url);
    const text = request.method === 'POST' ? await request.text() : '';
    requested.push({ path: pathname, body: text === '' ? null : JSON.parse(text) });
    if (pathname.endsWith('/api/site')) return json(aSite());
    if (pathname.endsWith('/sign-in-options')) return json({ providers: [], agentProvider: null });
    const answer = Object.entries(answers).find(([end]) => pathname.endsWith(end))?.[1];
    return answer?.(request) ?? json({ code: 'internal_error', message: 'Not here' }, 500);
  };
  return { requested, client: createClient({ baseUrl: 'https://homes.example/', fetch }) };
}

function Place(): ReactNode {
  return <output>{useLocation().pathname}</output>;
}

export function show(client: Client) {
  const app = anApp(client, { hasAccounts: true });
  const { account } = app;
  const view = mount(
    <AppProvider value={app}>
      <MemoryRouter initialEntries={['/listings']}>
        <AccountHost />
        <Place />
      </MemoryRouter>
    </AppProvider>,
  );
  const body = within(document.body);
  const dialog = () => body.queryByRole('dialog');
  const submit = () => userEvent.click(document.querySelector('[role=dialog] [type=submit]') as Element);
  return { app, account, view, body, dialog, submit };
}

export async function fillLogIn(body: ReturnType<typeof within>, password = 'Mesquite-42'): Promise<void> {
  await userEvent.fill(await body.findByLabelText('Email'), 'ana@visitor.example');
  await userEvent.fill(body.getByLabelText('Password'), password);
}
