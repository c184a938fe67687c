import { expect, test } from 'vitest';
import { createClient } from '../client/client.ts';
import { aSite } from '../testing/a-site.ts';
import { json } from '../testing/answers.ts';
import { aChallenge } from '../testing/inquiry-server.ts';
import { mount } from '../testing/mount.tsx';
import { unmarkedWords } from '../testing/unmarked-words.ts';
import { writeInto } from '../testing/write-into.ts';
import { SaveSearch } from './save-search.tsx';

test('saves a search in Spanish by mail, with its language and without an English text', async () => {
  const challenge = await aChallenge();
  const sent: Record<string, unknown>[] = [];
  const refusal = {
    code: 'validation_failed',
    message: '',
    validationErrors: [{ name: 'email', message: 'No' }],
  };
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const request = input as Request;
    if (request.url.includes('/api/site')) return json(aSite());
    if (request.url.includes('/challenge')) return json(challenge);
    sent.push(await request.json());
    return sent.length === 1 ? json(refusal, 400) : json({ done: true });
  };
  const client = createClient({ baseUrl: 'https://homes.example/', fetch });
  const query = { lease: false, address: [], filters: {}, page: 1, limit: 6 };
  const view = mount(<SaveSearch client={client} query={query} />);
  const words = () => unmarkedWords(view.container, ['ana@visitor.example']);
  (await view.findByRole('button', { name: /Guardar esta/ })).click();
  writeInto(
    await view.findByLabelText<HTMLInputElement>(/Correo/, { selector: 'input' }),
    'ana@visitor.example',
  );
  expect(words()).toEqual([]);
  view.getByRole('button', { name: '⟦Guardar⟧' }).click();
  await view.findByText(/correo electrónico válido/);
  view.getByRole('button', { name: '⟦Guardar⟧' }).click();
  await view.findByText(/Revise su correo/);
  expect(words()).toEqual([]);
  expect(sent.map(({ language }) => language)).toEqual(['es', 'es']);
});
