/** Licenses that may ship without a condition that concerns us, but for their notice. */
const PLAIN = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
];

/** Others, with the reason why they may ship. */
export const NOTED = {
  'MPL-2.0': 'Its files ship as published; only changes to them would have to be published.',
  'LGPL-3.0-or-later': 'libvips: sharp loads it as a library of its own, which can be replaced.',
  'OFL-1.1': 'The font Figtree, served as published with its license.',
  'Hippocratic-2.1':
    "react-leaflet and its core: no open-source license by the OSI's definition. It forbids uses that violate human rights. The owner of the project chose it.",
};

/**
 * @param {{ name: string, version: string, license: string | null }[]} packages
 * @returns {string[]} a line for each package whose license is not known or not listed here
 */
export function licenceFaults(packages) {
  return packages.flatMap(({ name, version, license }) => {
    if (license === null) return [`${name}@${version} names no license`];
    return mayShip(license) ? [] : [`${name}@${version}: ${license} is not listed`];
  });
}

/** Of alternatives one is enough; of several together each counts. */
const mayShip = (expression) =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((all) => all.split(' AND ').every((license) => PLAIN.includes(license) || license in NOTED));
