import { afterEach, beforeEach, expect, it } from 'vitest';
import { applyStoredChoices } from './stored-choices.ts';

let view: HTMLElement;
beforeEach(() => {
  view = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  view.remove();
  localStorage.clear();
  history.replaceState(null, '');
});

it('names the choices of this device that the first view does not show', () => {
  localStorage.setItem('hearth-results', '{"view":"table"}');
  localStorage.setItem('hearth-maps', '{"listings":{"visible":false}}');
  view.dataset.mapType = 'listings';
  applyStoredChoices(view);
  expect({ ...view.dataset }).toEqual({ mapType: 'listings', results: 'table', map: 'hidden' });
});

it('leaves the first view as it is where nothing is stored that can be read', () => {
  for (const text of ['null', '{', '[]', '{"view":"gallery","listings":{"visible":true}}']) {
    for (const key of ['hearth-results', 'hearth-maps']) localStorage.setItem(key, text);
    applyStoredChoices(view);
    expect({ ...view.dataset }).toEqual({});
  }
});

it('removes the first view of a listing that a reload shows over its list', () => {
  history.replaceState({ usr: { background: { pathname: '/listings' } } }, '');
  applyStoredChoices(view);
  expect(view.isConnected).toBe(false);
});
