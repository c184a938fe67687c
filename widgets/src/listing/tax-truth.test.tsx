import { propertyTaxOf } from '@hearth/domain/mortgage/property-tax.ts';
import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { expect, test } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { TaxTruth } from './tax-truth.tsx';

const agricultural = /agricultural/;
const secondHome = /second home/;
const ownersHomestead = /exemptions of the present owner, such as homestead/;
const units = /lives in one unit: school districts do not tax its first \$140,000.+4 equal units/;

test.each([
  ['Single Family Residence', [ownersHomestead, secondHome], [agricultural, units]],
  ['Condominium', [ownersHomestead, secondHome], [agricultural, units]],
  ['Multi-Family', [ownersHomestead, units], [agricultural, secondHome]],
  ['Commercial', [/tax abatement/], [agricultural, secondHome, /homestead/]],
  ['Lot', [agricultural], [secondHome, /homestead/]],
  ['Farm', [agricultural], [secondHome, /homestead/]],
] as const)('the taxes of a property of the type %s are explained by what it is', (type, said, unsaid) => {
  const home = listingDetails({ propertyfiltertype: type, taxannualamount: 9_000, numberofunitstotal: 4 });
  const tax = propertyTaxOf(home, 2);
  const { container } = mount(
    <TaxTruth tax={tax} price={500_000} counted={tax.withoutExemptions} onCount={() => {}} />,
  );
  for (const words of said) expect(container.textContent).toMatch(words);
  for (const words of unsaid) expect(container.textContent).not.toMatch(words);
});
