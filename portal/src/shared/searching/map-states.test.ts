import { drawingReducer, noDrawing } from '@hearth/domain/search/areas/drawing/drawing-state.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMapStates } from './map-states.ts';

afterEach(() => vi.unstubAllGlobals());

function aStorage(kept: Record<string, string> = {}) {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  });
}

const box = { minLatitude: 30, maxLatitude: 31, minLongitude: -98, maxLongitude: -97 };

describe('the states of maps', () => {
  it('stores one state for each kind of map', () => {
    aStorage();
    const maps = createMapStates(true);
    maps.of('listings').setViewType('satellite');
    maps.of('listings').leaveAt(box, 12, 'a');
    expect(maps.of('listings').state).toMatchObject({
      viewType: 'satellite',
      lastView: { boundary: box, center: { latitude: 30.5, longitude: -97.5 }, zoom: 12, search: 'a' },
    });
    expect(maps.of('lease').state).toEqual({
      visible: true,
      overList: false,
      viewType: 'roadmap',
      lastView: null,
      drawing: 'NoDrawing',
      sketch: null,
    });
    expect(maps.of('listings')).toBe(maps.of('listings'));
  });

  it('store on the device how a map looks and whether it is shown, but not its view', () => {
    aStorage();
    const before = createMapStates(true);
    before.of('lease').show(false);
    before.of('lease').setViewType('terrain');
    before.of('lease').leaveAt(box, 9, 'b');
    before.searchAsMoved(false);
    const after = createMapStates(true);
    expect(after.of('lease').state).toEqual({
      visible: false,
      overList: false,
      viewType: 'terrain',
      lastView: null,
      drawing: 'NoDrawing',
      sketch: null,
    });
    expect(after.of('listings').state.visible).toBe(true);
    expect(after.shared.searchAsMoved).toBe(false);
  });
});

describe('a map that is shown or hidden', () => {
  it('remember a drawing while its map is hidden, each map its own', () => {
    aStorage();
    const maps = createMapStates(true);
    const sketch = drawingReducer(noDrawing, { type: 'start', mode: 'corners' });
    maps.of('listings').keepSketch(sketch);
    maps.of('listings').show(false);
    expect(maps.of('listings').state.sketch).toBe(sketch);
    expect(maps.of('lease').state.sketch).toBeNull();
    maps.of('listings').keepSketch(null);
    expect(maps.of('listings').state.sketch).toBeNull();
  });

  it('show the list first where there is no room for both', () => {
    aStorage();
    createMapStates(false).of('listings').show(true);
    expect(createMapStates(false).of('listings').state.visible).toBe(false);
    expect(createMapStates(true).of('listings').state.visible).toBe(true);
  });

  it('show the list where the room for both goes, until the map is chosen there', () => {
    aStorage();
    const { state, show, showOverList } = createMapStates(true).of('listings');
    expect(state).toMatchObject({ visible: true, overList: false });
    showOverList(true);
    expect(state.overList).toBe(true);
    showOverList(false);
    expect(state).toMatchObject({ visible: true, overList: false });
    showOverList(true);
    show(false);
    expect(state).toMatchObject({ visible: false, overList: false });
    showOverList(true);
    expect(state).toMatchObject({ visible: true, overList: true });
  });

  it('last for the visit where storage is unavailable', () => {
    vi.stubGlobal('localStorage', undefined);
    const maps = createMapStates(true);
    maps.of('listings').show(false);
    expect(maps.of('listings').state.visible).toBe(false);
    expect(maps.shared.searchAsMoved).toBe(true);
  });

  it.each(['{', 'null', '[]', '{"listings":7}', '{"listings":{"viewType":"moon"}}'])(
    'survive foreign values in storage: %s',
    (text) => {
      aStorage({ 'hearth-maps': text });
      const maps = createMapStates(true);
      expect(maps.of('listings').state).toMatchObject({ visible: true, viewType: 'roadmap' });
      maps.of('listings').show(false);
      expect(createMapStates(true).of('listings').state.visible).toBe(false);
    },
  );
});
