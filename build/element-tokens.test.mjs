import { expect, test } from 'vitest';
import { elementTokens, withoutUnread } from './element-tokens.mjs';

const sheet = (rules) => `sheet.replaceSync(':root,:host{${rules}}.a{color:var(--_1)}')`;

test('a token that nothing reads goes, and with it what only it read', () => {
  const code = sheet('--_1:red;--_2:var(--_3);--_3:var(--hearth-x,light-dark(#fff,#000));color-scheme:light');
  expect(withoutUnread(code, code)).toBe(sheet('--_1:red;color-scheme:light'));
});

test('a token that a later part reads stays, and one whose name starts like it goes', () => {
  const entry = sheet('--_1:red;--_2:12px;--_21:13px');
  const chunk = (code, imports, dynamicImports, isEntry) => ({
    type: 'chunk',
    code,
    imports,
    dynamicImports,
    isEntry,
  });
  const bundle = {
    'a.js': { ...chunk(entry, [], ['b.js'], true), fileName: 'a.js' },
    'b.js': { ...chunk('', ['c.js'], [], false), fileName: 'b.js' },
    'c.js': { ...chunk('.b{width:var(--_2,1px)}', [], [], false), fileName: 'c.js' },
  };
  elementTokens().generateBundle({}, bundle);
  expect(bundle['a.js'].code).toBe(sheet('--_1:red;--_2:12px;'));
});
