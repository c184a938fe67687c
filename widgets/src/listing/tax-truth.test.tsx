import { propertyTaxOf } from '@hearth/domain/mortgage/property-tax.ts';
import { listingDetails } from '@hearth/domain/testing/listing-details.ts';
import { expect, test } from 'vitest';
import { mount } from '../testing/mount.tsx';
import { TaxTruth } from './tax-truth.tsx';

const agricultural = /agricultural/;
const secondHome = /second home/;
const ownersHomestead = /current owner’s exemptions \((such as )?homestead/;
const ofThisHome = /value of this home\. If the seller has exemptions/;
const units = /lives in one unit: school districts do not tax its first \$140,000.+4 equal units/;

test.each([
  ['Single Family Residence', [ownersHomestead, secondHome, ofThisHome], [agricultural, units]],
  ['Condominium', [ownersHomestead, secondHome], [agricultural, units]],
  ['Multi-Family', [ownersHomestead, units], [agricultural, secondHome]],
  [
    'Commercial',
    [/tax abatement/, /value of this property/],
    [agricultural, secondHome, /homestead/, /home\b/],
  ],
  ['Lot', [agricultural, /value of this land/], [secondHome, /homestead/, /home\b/, /seller has exemptions/]],
  [
    'Farm',
    [agricultural, /value of this land/],
    [secondHome, /homestead/, /home\b/, /seller has exemptions/],
  ],
] as const)('the taxes of a property of the type %s are explained by what it is', (type, said, unsaid) => {
  const home = listingDetails({
    ...{ propertyfiltertype: type, numberofunitstotal: 4 },
    ...{ taxannualamount: 9_000, taxassessedvalue: 450_000 },
  });
  const tax = propertyTaxOf(home, 2);
  const { container } = mount(
    <TaxTruth tax={tax} price={500_000} counted={tax.withoutExemptions} onCount={() => {}} />,
  );
  for (const words of said) expect(container.textContent).toMatch(words);
  for (const words of unsaid) expect(container.textContent).not.toMatch(words);
});
