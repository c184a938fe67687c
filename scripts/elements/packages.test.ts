import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ElementDescription } from './element-description.ts';
import { readElements } from './read-elements.ts';
import { toReact } from './to-react.ts';

// Inside the project, so that `react` resolves.
const folder = join(import.meta.dirname, '../../node_modules/.cache/packages-test');
let elements: readonly ElementDescription[] = [];
let components: Readonly<Record<string, ComponentType<Record<string, unknown>>>> = {};

beforeAll(async () => {
  elements = readElements();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'react.js'), toReact(elements));
  components = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'react.js')).href);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const rendered = (name: string, props: Readonly<Record<string, unknown>>): string => {
  const Component = components[name];
  if (!Component) throw new Error(`${name} is no component`);
  return renderToString(createElement(Component, props));
};

it('renders each component with all its callbacks on a server without a warning', () => {
  const warned = vi.spyOn(console, 'error');
  for (const { tag, className, events } of elements) {
    const callbacks = Object.fromEntries(events.map(({ callback }) => [callback, () => {}]));
    expect(rendered(className, { ...callbacks, className: 'wide', children: 'Homes' })).toBe(
      `<${tag} class="wide">Homes</${tag}>`,
    );
  }
  expect(warned).not.toHaveBeenCalled();
});

it('renders properties as the attributes that the element reads', () => {
  const props = { minPrice: 300_000, lease: true, hideMap: false, heading: 'Homes', waterfront: 'true' };
  expect(rendered('HearthSearch', props)).toBe(
    '<hearth-search min-price="300000" lease="" heading="Homes" waterfront="true"></hearth-search>',
  );
});

it('renders the script once with its key, and is a client module for servers of React', () => {
  expect(toReact(elements)).toMatch(/^'use client';/);
  expect(rendered('HearthScript', { server: 'https://homes.example/', embedKey: 'hk_1&2' })).toBe(
    '<script async="" src="https://homes.example/v1/hearth.js?key=hk_1%262"></script>',
  );
});
