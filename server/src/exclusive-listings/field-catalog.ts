import type { ResponseOf } from '@hearth/domain/contract/endpoint.ts';
import type { CatalogField, getFieldCatalog } from '@hearth/domain/contract/field-catalog.ts';
import { fieldNames, rowOf } from '@hearth/domain/exclusive/field-catalog.ts';
import { formSections } from '@hearth/domain/exclusive/field-row.ts';

/** The catalogue as JSON; lists of words get labels as all options have. */
export const shownCatalog = (): ResponseOf<typeof getFieldCatalog> => ({
  sections: Object.entries(formSections).map(([name, label]) => ({ name, label })),
  fields: fieldNames.map((name): CatalogField => {
    const row = rowOf(name);
    const options =
      row.kind === 'choices' ? row.options.map((value) => ({ value, label: value })) : optionsOf(row);
    return JSON.parse(JSON.stringify({ ...row, name, options })) as CatalogField;
  }),
});

const optionsOf = (row: ReturnType<typeof rowOf>) => (row.kind === 'choice' ? row.options : undefined);
