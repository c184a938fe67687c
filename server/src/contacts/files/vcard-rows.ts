import ICAL from 'ical.js';
import type { BrokenRow, FileRow } from './file-contact.ts';

const unfinished = 'This card has no end';

/** Reads the cards of a vCard file of version 3 or 4, one after the other, so that a broken one loses no other. */
export function vcardRows(text: string): readonly (FileRow | BrokenRow)[] {
  const lines = text.split(/\r\n?|\n/);
  const rows: (FileRow | BrokenRow)[] = [];
  let start: number | null = null;
  for (const [at, line] of lines.entries()) {
    const word = line.trim().toUpperCase();
    if (word === 'BEGIN:VCARD') {
      if (start !== null) rows.push({ line: start + 1, reason: unfinished });
      start = at;
    } else if (word === 'END:VCARD' && start !== null) {
      rows.push(cardOf(lines.slice(start, at + 1).join('\n'), start + 1));
      start = null;
    }
  }
  return start === null ? rows : [...rows, { line: start + 1, reason: unfinished }];
}

function cardOf(card: string, line: number): FileRow | BrokenRow {
  if (/^VERSION:2/im.test(card))
    return { line, reason: 'Version 2.1 of vCard is too old. Export contacts as vCard 3 or CSV.' };
  try {
    const component = new ICAL.Component(ICAL.parse(card));
    const texts = (name: string): readonly string[] =>
      component.getAllProperties(name).flatMap((property) => property.getValues().map(textOf));
    const [lastname = '', firstname = ''] = partsOf(component.getFirstPropertyValue('n'));
    return {
      ...{ line, firstname, lastname, name: texts('fn')[0] ?? '' },
      ...{ emails: texts('email'), phones: texts('tel').map((tel) => tel.replace(/^tel:/i, '')) },
      notes: texts('note').join('\n'),
      leadSource: texts('x-lead-source')[0] ?? '',
    };
  } catch {
    return { line, reason: 'This card is not a valid vCard' };
  }
}

const textOf = (value: unknown): string => String(value ?? '');

/** Parts of a structured name: each may have several words. */
const partsOf = (name: unknown): readonly string[] =>
  Array.isArray(name) ? name.map((part: unknown) => [part].flat().map(textOf).join(' ')) : [];
