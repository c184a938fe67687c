import { afterEach, expect, test } from 'vitest';
import { apiBase } from './api-base.ts';

afterEach(() => {
  delete window.__hearth;
});

test('the loader names the server', () => {
  window.__hearth = { version: '1.0.0', api: 'https://homes.example/' };
  expect(apiBase()).toBe('https://homes.example/');
});

test('the address ends in a slash, which lets paths below it resolve', () => {
  window.__hearth = { version: '1.0.0', api: 'https://homes.example/hearth' };
  expect(new URL('api/v2/listing/1', apiBase()).href).toBe('https://homes.example/hearth/api/v2/listing/1');
});

test('uses the server of the module without a loader', () => {
  expect(new URL(apiBase()).origin).toBe(location.origin);
});
