import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('asks for the password of the database wherever containers need it', () => {
  const text = readFileSync(new URL('../compose.yaml', import.meta.url), 'utf8');
  const uses = text.match(/\$\{POSTGRES_PASSWORD[^}]*\}/g);
  expect(uses).toHaveLength(2);
  for (const use of uses) expect(use).toMatch(/^\$\{POSTGRES_PASSWORD:\?./);
});
