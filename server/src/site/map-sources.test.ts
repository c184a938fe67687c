import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';
import { tileOrigin } from '../http/tile-origins.ts';

const terrain = {
  MAP_TERRAIN_TILES: 'https://{s}.tiles.example/terrain/{z}/{y}/{x}',
  MAP_TERRAIN_ATTRIBUTION: 'Somebody',
};

describe('the sources of map tiles', () => {
  it('lists no sources by default', () => {
    expect(readConfig({}).mapSources).toEqual([]);
  });

  it('lists the sources with an address', () => {
    expect(readConfig({ ...terrain, MAP_TERRAIN_MAX_ZOOM: '16' }).mapSources).toEqual([
      {
        type: 'terrain',
        tileUrl: 'https://{s}.tiles.example/terrain/{z}/{y}/{x}',
        attribution: 'Somebody',
        maxZoom: 16,
      },
    ]);
  });

  it.each([
    { MAP_TERRAIN_TILES: 'tiles/{z}/{x}/{y}.png' },
    { MAP_TERRAIN_TILES: 'https://tiles.example/{z}/{x}.png' },
    { MAP_TERRAIN_TILES: 'file:///{z}/{x}/{y}.png' },
    { MAP_TERRAIN_ATTRIBUTION: '' },
    { MAP_TERRAIN_MAX_ZOOM: '18' },
  ])('refuse what no map can use: %o', (mistake) => {
    expect(() => readConfig({ ...terrain, ...mistake })).toThrow(ConfigError);
  });

  it('names only hosts in a policy', () => {
    expect(tileOrigin('https://tiles.example/{z}/{x}/{y}.png?key=secret')).toBe('https://tiles.example');
    expect(tileOrigin(terrain.MAP_TERRAIN_TILES)).toBe('https://*.tiles.example');
    expect(tileOrigin('http://10.0.0.7:8080/{z}/{x}/{y}.png')).toBe('http://10.0.0.7:8080');
  });
});
