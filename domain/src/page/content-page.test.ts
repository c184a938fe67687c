import { expect, it } from 'vitest';
import { isContentPage } from './content-page.ts';
import { pages } from './pages.ts';

it.each([
  '/agents',
  '/agents/dana-reyes/contact',
  '/Sell/',
  '/listings/market-overview/City/TX/Austin/',
  '/refer-me',
  '/home-guide',
])('counts %s among the pages with content', (path) => expect(isContentPage(path)).toBe(true));

const personal = Object.values(pages).filter((row) => 'opensTo' in row);

it.each([
  ...personal.map(({ path }) => path.replaceAll(/:\w+\??/g, '1')),
  ...['/', '/listings', '/123-elm-st-austin-tx-78701-aus1.html', '/signup/kim@visitor.example', '/nowhere'],
])('leaves %s out of the pages with content', (path) => expect(isContentPage(path)).toBe(false));
