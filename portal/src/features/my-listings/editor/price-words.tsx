import { shownValue } from '@hearth/domain/exclusive/edit-payload.ts';
import type { EditedDraft } from '@hearth/domain/exclusive/edited-draft.ts';
import {
  categoryOfFields,
  type EditPayload,
  type FieldName,
} from '@hearth/domain/exclusive/field-catalog.ts';
import { perAreaText, pricePerArea } from '@hearth/domain/listing/price-per-area.ts';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useEditing } from './editing.ts';
import { shownPayload } from './left-to-do.tsx';

/** The size that a price by size is multiplied with. */
const sizeOfEntry = {
  pricePerSquareFoot: 'livingArea',
  pricePerAcre: 'lotSizeArea',
  pricePerUnit: 'numberOfUnitsTotal',
} as const satisfies Partial<Record<FieldName, FieldName>>;

export const isPriceEntry = (name: FieldName): name is keyof typeof sizeOfEntry => name in sizeOfEntry;

/** The list price of a price by size, as the form shows it; null where the size is not known. */
export function priceOfEntry(name: keyof typeof sizeOfEntry, payload: EditPayload): string | null {
  const [entry, size] = [payload[name], payload[sizeOfEntry[name]]];
  if (entry === undefined || size === undefined) return null;
  return String(shownValue('listPrice', Math.round(entry * size)));
}

/** The price by size as the listing's page will show it. */
export function PricePerSize(): ReactNode {
  const { editor } = useEditing();
  const payload = shownPayload(useSnapshot(editor.state).draft as EditedDraft);
  const shown =
    payload.listPrice === undefined
      ? null
      : pricePerArea({
          listprice: payload.listPrice,
          closeprice: null,
          propertyfiltertype: categoryOfFields(payload),
          livingarea: payload.livingArea ?? null,
          lotsizearea: payload.lotSizeArea ?? null,
          numberofunitstotal: payload.numberOfUnitsTotal ?? null,
        });
  return shown && <p className="price-per-size">The listing’s page will show {perAreaText(shown)}.</p>;
}
