import { plainBrand } from '@hearth/domain/edition/brand.ts';
import { expect, it } from 'vitest';
import { accentRules, brandAttribute, heroPreloads } from './brand-html.ts';

it('writes nothing for a brokerage that has set nothing', () => {
  expect([accentRules(plainBrand), heroPreloads(plainBrand)]).toEqual([null, []]);
});

it('writes the accent for light and dark pages', () => {
  expect(accentRules({ ...plainBrand, accent: '#802040' })).toBe(
    ':root{--hearth-color-accent:light-dark(#802040,color-mix(in srgb,#802040,#fff 45%))}',
  );
});

it('preloads one picture on phones and another on wide screens', () => {
  const [phone, wide] = heroPreloads({ ...plainBrand, hero: '/scenes/hero' });
  expect(phone).toContain('media="(max-width: 767px)" href="/scenes/hero-phone.webp"');
  expect(wide).toContain('imagesrcset="/scenes/hero-1440.webp 1440w, /scenes/hero-2400.webp 2400w"');
});

it('escapes the brand in an attribute', () => {
  expect(brandAttribute({ ...plainBrand, logo: '"><script>' })).not.toMatch(/"><script>/);
});
