import { describe, expect, it } from 'vitest';
import { type KeywordTerm, keywordTerms } from './keyword-terms.ts';

const plain = (text: string): KeywordTerm => ({ text, exact: false, excluded: false });
const exact = (text: string): KeywordTerm => ({ text, exact: true, excluded: false });
const no = (term: KeywordTerm): KeywordTerm => ({ ...term, excluded: true });

describe('the terms of a keyword', () => {
  const cases: readonly (readonly [string, readonly KeywordTerm[]])[] = [
    ['', []],
    [' , ,', []],
    ['Wine  cellar, pool, POOL,', [plain('wine cellar'), plain('pool')]],
    ['"pool table"', [exact('pool table')]],
    ['“Pool  Table”, porch', [exact('pool table'), plain('porch')]],
    ['"brick, white", porch', [exact('brick, white'), plain('porch')]],
    ['no pool', [no(plain('pool'))]],
    ['No "pool table"', [no(exact('pool table'))]],
    ['-pool, -"pool table"', [no(plain('pool')), no(exact('pool table'))]],
    ['pool, "pool", -pool', [plain('pool'), exact('pool'), no(plain('pool'))]],
    // Other quotes, minus signs and words with 'no' are text.
    ['12" tiles, pool', [plain('12" tiles'), plain('pool')]],
    ['pool, 12" tiles', [plain('pool'), plain('12" tiles')]],
    ['"pool" table', [plain('"pool" table')]],
    ['"no pool"', [exact('no pool')]],
    ['no', [plain('no')]],
    ['-', [plain('-')]],
    ['- pool', [plain('- pool')]],
    ['no-step entry', [plain('no-step entry')]],
    ['north', [plain('north')]],
    ['""', []],
    ['"', [plain('"')]],
    ['Owner’s suite, "owner’s"', [plain("owner's suite"), exact("owner's")]],
    ['„pool table“, «porch»', [exact('pool table'), exact('porch')]],
    ['no, pool', [plain('no'), plain('pool')]],
    ['walk-in closet', [plain('walk-in closet')]],
    ['“pool', [plain('"pool')]],
    ['100%, a_b, c\\d', [plain('100%'), plain('a_b'), plain('c\\d')]],
  ];
  it.each(cases)('reads the terms of %s', (keyword, terms) => expect(keywordTerms(keyword)).toEqual(terms));
});
