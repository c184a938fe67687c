import { describe, expect, it } from 'vitest';
import { createMemory } from './memory.ts';

describe('a memory', () => {
  it('holds what was used last, and no more than it may', () => {
    const memory = createMemory<number, number>(10);
    for (let key = 0; key < 100; key++) {
      memory.set(key, key);
      expect(memory.get(key)).toBe(key);
      memory.get(0);
    }
    const held = Array.from({ length: 100 }, (_, key) => memory.get(key)).filter(
      (value) => value !== undefined,
    );
    expect(held.length).toBeLessThanOrEqual(10);
    expect(held).toContain(0);
    expect(held).toContain(99);
  });

  it('holds less of what weighs more', () => {
    const memory = createMemory<number, number>(1000, (weight) => weight);
    for (let key = 0; key < 50; key++) memory.set(key, 300);
    const held = Array.from({ length: 50 }, (_, key) => memory.get(key)).filter(
      (value) => value !== undefined,
    );
    expect(held.length).toBeGreaterThan(0);
    expect(held.length).toBeLessThanOrEqual(4);
    for (let key = 100; key < 150; key++) memory.set(key, 1);
    expect(memory.get(100)).toBe(1);
  });

  it('weighs a value once that is set again and again', () => {
    const memory = createMemory<string, number>(100, (weight) => weight);
    memory.set('first', 1);
    for (let time = 0; time < 1000; time++) memory.set('again', 40);
    expect(memory.get('first')).toBe(1);
  });
});
