import type { Suggestion } from '@hearth/domain/contract/suggestions.ts';
import { createClient } from '@hearth/widgets/client/client.ts';
import { json } from '@hearth/widgets/testing/answers.ts';
import { mount } from '@hearth/widgets/testing/mount.tsx';
import { writeInto } from '@hearth/widgets/testing/write-into.ts';
import button from '@hearth/widgets/ui/button.css';
import icon from '@hearth/widgets/ui/icon.css';
import tokens from '@hearth/widgets/ui/tokens.css';
import visuallyHidden from '@hearth/widgets/ui/visually-hidden.css';
import { useEffect } from 'react';
import { MemoryRouter, type NavigateFunction, useNavigate } from 'react-router';
import { toast } from 'sonner';
import { afterEach, beforeEach, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppProvider } from '../../../../shared/app/app-context.tsx';
import { anApp } from '../../../../testing/an-app.ts';
import { PageAddress } from '../../../../testing/page-address.tsx';
import { Toasts } from '../../../toasts.tsx';
import { useSearchOnPage } from '../../use-search-on-page.ts';
import panel from '../bar-panel.css';
import tags from '../bar-tags.css';
import { HeaderSearch } from '../header-search.tsx';
import recents from '../recent-list.css';
import bar from '../search-bar.css';
import { useRecordSearch } from '../use-record-search.ts';

export const tag = (type: Suggestion['tag']['type'], id: string, label: string) => ({
  type,
  id,
  value: label,
  label,
});
export const suggestion = (given: Partial<Suggestion> & Pick<Suggestion, 'name' | 'tag'>): Suggestion => ({
  ...{ category: 'city', detail: null, count: null, url: null, filter: {} },
  ...given,
});
export const lakeway = suggestion({ name: 'Lakeway', count: 5, tag: tag('city', 'city-lakeway', 'Lakeway') });
export const ranch = suggestion({
  ...{ category: 'neighborhood', name: 'Lake Ranch', tag: tag('subdivision', 'sub-1', 'Lake Ranch') },
});
export const home = suggestion({
  ...{
    category: 'address',
    name: '12 Lake Dr, Austin, TX 78704',
    url: '/12-lake-dr-austin-tx-78704-77.html',
  },
  tag: tag('address', '12 Lake Dr', '12 Lake Dr'),
});

/** Behaviour of the header on every page. */
function Recorder(): null {
  useRecordSearch(useSearchOnPage());
  return null;
}

/** Goes to another page as a link does. */
function Navigator({ held }: { readonly held: { go: NavigateFunction | null } }): null {
  const navigate = useNavigate();
  useEffect(() => void Object.assign(held, { go: navigate }), [held, navigate]);
  return null;
}

type Answer = (query: string) => Response | Promise<Response>;
const some: Answer = () => json({ hits: [lakeway, ranch, home] });

/** The bar of the header on a page at an address, on a server with some suggestions. */
export function openBar({ at = '/listings', answer = some }: { at?: string; answer?: Answer } = {}) {
  const requested: { query: URLSearchParams; signal: AbortSignal }[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    const { url, signal } = input as Request;
    const { searchParams } = new URL(url);
    requested.push({ query: searchParams, signal });
    return answer(searchParams.get('query') ?? '');
  };
  const held: { go: NavigateFunction | null } = { go: null };
  const go = (path: string) => void held.go?.(path);
  const app = anApp(createClient({ baseUrl: 'https://homes.example/', fetch }));
  const view = mount(
    <AppProvider value={app}>
      {/* Same as in the app: an address changes with the event and not after it. */}
      <MemoryRouter initialEntries={[at]} useTransitions={false}>
        <button type="button">Elsewhere</button>
        <HeaderSearch />
        <Recorder />
        <Navigator held={held} />
        <PageAddress />
        <Toasts />
      </MemoryRouter>
    </AppProvider>,
    { sheets: [tokens, visuallyHidden, icon, button, bar, tags, panel, recents] },
  );
  const input = view.getByRole<HTMLInputElement>('combobox');
  const address = () => view.getByTestId('address').textContent;
  const options = () => view.queryAllByRole('option').map((each) => each.textContent);
  const said = () =>
    view
      .getAllByRole('status')
      .map((each) => each.textContent)
      .join('');
  /** The text at once: between its letters a busy machine may pause long enough for suggestions of the first ones. */
  const type = async (text: string) => {
    await userEvent.click(input);
    writeInto(input, text);
    await view.findAllByRole('option');
  };
  return { ...view, app, requested, input, address, options, said, type, go };
}

/** Before each test of a file: no recent searches, on a desktop. */
export function startFresh(): void {
  afterEach(() => vi.restoreAllMocks());
  beforeEach(async () => {
    localStorage.clear();
    // They outlast the page of a test, and lie over the bar.
    toast.dismiss();
    await page.viewport(1024, 700);
  });
}
