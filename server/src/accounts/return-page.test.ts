import { describe, expect, it } from 'vitest';
import { pathOfSite } from './federated.service.ts';

const publicUrl = 'http://localhost:3000';

describe('the page where a browser goes on', () => {
  it.each([
    ['/menu?tab=1#top', `${publicUrl}/menu?tab=1#top`],
    ['https://evil.example/', `${publicUrl}/`],
    ['//evil.example/', `${publicUrl}/`],
    ['/\\evil.example', `${publicUrl}/`],
    ['/\t/evil.example', `${publicUrl}/`],
    ['javascript:alert(1)', `${publicUrl}/`],
    ['', `${publicUrl}/`],
  ])('after %j is %s', (given, page) => expect(pathOfSite(given, publicUrl)).toBe(page));
});
