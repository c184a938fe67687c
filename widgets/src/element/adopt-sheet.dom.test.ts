import { expect, test } from 'vitest';
import { place } from '../testing/mount.tsx';
import { adoptSheet } from './adopt-sheet.ts';
import hostSheet from './host.css';

test('a sheet is adopted once by the shadow root that contains the node', () => {
  const shadow = place('<div></div>').attachShadow({ mode: 'open' });
  const node = shadow.appendChild(document.createElement('p'));
  adoptSheet(node, hostSheet);
  adoptSheet(node, hostSheet);
  expect(shadow.adoptedStyleSheets).toEqual([hostSheet]);
  expect(document.adoptedStyleSheets).not.toContain(hostSheet);
});

test('outside of any shadow root the document adopts it', () => {
  const before = [...document.adoptedStyleSheets];
  adoptSheet(place('<div></div>'), hostSheet);
  expect(document.adoptedStyleSheets).toEqual([...before, hostSheet]);
  document.adoptedStyleSheets = before;
});

test('a node outside of any document is ignored', () => {
  expect(() => adoptSheet(document.createElement('p'), hostSheet)).not.toThrow();
});
