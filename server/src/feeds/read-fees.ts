import { feeFrequencyOf } from '@hearth/domain/listing/fee-frequency.ts';
import type { FieldReader } from './field-reader.ts';

const dollarsAYear = { min: -1_000_000_000, max: 1_000_000_000 };

/** Costs and yields of a property besides its price: taxes, dues, income, and the terms of a lease. */
export function readFees(read: FieldReader, now: Date) {
  const frequency = read.text('AssociationFeeFrequency');
  return {
    taxannualamount: read.number('TaxAnnualAmount', { min: 0, max: 1_000_000_000 }),
    taxassessedvalue: read.number('TaxAssessedValue', { min: 0, max: 100_000_000_000 }),
    taxyear: taxYear(read, now),
    associationfee: read.number('AssociationFee', { min: 0, max: 100_000_000 }),
    associationfeefrequency: frequency && feeFrequencyOf(frequency),
    associationfeeincludes: read.list('AssociationFeeIncludes'),
    grossincome: read.number('GrossIncome', dollarsAYear),
    netoperatingincome: read.number('NetOperatingIncome', dollarsAYear),
    availabilitydate: read.date('AvailabilityDate'),
    leaseterm: read.text('LeaseTerm'),
    furnished: read.text('Furnished'),
    parcelnumber: read.text('ParcelNumber'),
  };
}

/** Feeds write 0 where they do not know the year, which is no reason to reject a listing. */
function taxYear(read: FieldReader, now: Date): number | null {
  const year = read.number('TaxYear', { whole: true });
  return year !== null && year >= 1900 && year <= now.getUTCFullYear() + 1 ? year : null;
}
