import { formOf } from '@hearth/domain/exclusive/edit-payload.ts';
import {
  type EditPayload,
  type FieldName,
  fieldsIn,
  optionsOf,
} from '@hearth/domain/exclusive/field-catalog.ts';
import { type FormSection, formSections } from '@hearth/domain/exclusive/field-row.ts';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { afterPaint } from '../../../ui/after-paint.ts';
import { DuplicateNotice, PositionMap } from './address-part.tsx';
import { AddressSearch } from './address-search.tsx';
import { DraftConflicts, LostWords } from './draft-conflicts.tsx';
import type { DraftEditor } from './draft-editor.ts';
import { type Editing, EditingContext, type FormValues, useEditing } from './editing.ts';
import { EditorBar } from './editor-bar.tsx';
import { FieldControl } from './field-control.tsx';
import { goToField, placeAt } from './field-words.ts';
import { shownPayload } from './left-to-do.tsx';
import { type EditorPart, partsAfterAddress, partsAtEnd } from './parts.ts';
import { isPriceEntry, PricePerSize, priceOfEntry } from './price-words.tsx';
import './listing-form.css';

interface ListingFormProps {
  readonly editor: DraftEditor;
  /** Values of a new listing, shown before one is typed. */
  readonly initial: EditPayload;
}

/** The form of a listing, by the field catalogue. Values are stored as they are typed. */
export function ListingForm({ editor, initial }: ListingFormProps): ReactNode {
  const form = useForm<FormValues>({
    defaultValues: useMemo(() => {
      const { draft, unreadable, details } = editor.state;
      const isNew = details === null && Object.keys(draft.typed).length === 0;
      return { ...formOf(isNew ? initial : shownPayload(draft)), ...unreadable } as FormValues;
    }, [editor, initial]),
  });
  const { setValue } = form;
  useEffect(() => editor.onShow((name, value) => setValue(name, value)), [editor, setValue]);
  useEffect(() => {
    const name = placeAt(location.hash);
    return name === null ? undefined : afterPaint(() => goToField(name));
  }, []);
  const editing = useMemo<Editing>(
    () => ({
      editor,
      form,
      fill(name, shown) {
        form.setValue(name, shown);
        editor.type(name, shown);
      },
    }),
    [editor, form],
  );
  return (
    <EditingContext value={editing}>
      <EditorBar />
      <DraftConflicts />
      <LostWords />
      <div className="listing-form">
        <SectionLinks />
        {/* Enter in a field sends nothing: all is saved as it is typed. */}
        <form className="listing-form__sections" noValidate onSubmit={(event) => event.preventDefault()}>
          <Sections />
        </form>
      </div>
    </EditingContext>
  );
}

const sections = Object.keys(formSections) as readonly FormSection[];
const beforeParts = sections.slice(0, sections.indexOf('address') + 1);
const afterParts = sections.slice(beforeParts.length);

/** Ids and titles in the order of the page. */
const links = [
  ...beforeParts.map((id) => ({ id, title: formSections[id] })),
  ...partsAfterAddress,
  ...afterParts.map((id) => ({ id, title: formSections[id] })),
  ...partsAtEnd,
];

const SectionLinks = (): ReactNode => (
  <nav className="listing-form__links" aria-label="Sections of the listing">
    <ul>
      {links.map(({ id, title }) => (
        <li key={id}>
          <a href={`#section-${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  </nav>
);

/** Fields whose values decide which others a listing has. */
const deciding = ['propertyType', 'propertySubtype', 'mlsStatus', 'hasAssociation'] as const;

function Sections(): ReactNode {
  const { form } = useEditing();
  const [propertyType, propertySubtype, mlsStatus, hasAssociation] = useWatch({
    control: form.control,
    name: [...deciding],
  });
  const values = { propertyType, propertySubtype, mlsStatus, hasAssociation } as Partial<FormValues>;
  useConsequences();
  const show = (section: FormSection) => <FieldSection key={section} section={section} values={values} />;
  return (
    <>
      {beforeParts.map(show)}
      {partsAfterAddress.map(showPart)}
      {afterParts.map(show)}
      {partsAtEnd.map(showPart)}
    </>
  );
}

const showPart = ({ id, Part }: EditorPart): ReactNode => (
  <div key={id} className="listing-form__section" id={`section-${id}`}>
    <Part />
  </div>
);

interface FieldSectionProps {
  readonly section: FormSection;
  readonly values: Partial<FormValues>;
}

/** The fields of a section that the listing has; none where it has no such field. */
function FieldSection({ section, values }: FieldSectionProps): ReactNode {
  const names = fieldsIn(section, values);
  if (names.length === 0) return null;
  return (
    <section className="listing-form__section" id={`section-${section}`} aria-labelledby={`title-${section}`}>
      <h2 id={`title-${section}`}>{formSections[section]}</h2>
      {section === 'address' && <AddressSearch />}
      <div className="listing-form__fields">
        {names.map((name) => (
          <FieldControl key={name} name={name} values={values} />
        ))}
      </div>
      {section === 'basics' && <PricePerSize />}
      {section === 'address' && (
        <>
          <DuplicateNotice />
          <PositionMap />
        </>
      )}
    </section>
  );
}

/**
 * Consequences of a typed value: a price by size sets the list price, and another type clears the subtype and status
 * that it does not have.
 */
function useConsequences(): void {
  const { form, editor, fill } = useEditing();
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (type !== 'change' || !name) return;
          const payload = shownPayload(editor.state.draft);
          if (name === 'propertyType') for (const foreign of foreignChoices(payload)) fill(foreign, '');
          const price = isPriceEntry(name as FieldName)
            ? priceOfEntry(name as 'pricePerAcre', payload)
            : null;
          if (price !== null) fill('listPrice', price);
        },
      }),
    [form, editor, fill],
  );
}

/** Fields with a choice that the type of the listing does not have. */
const foreignChoices = (payload: EditPayload): readonly FieldName[] =>
  (['propertySubtype', 'mlsStatus'] as const).filter((name) => {
    const value = payload[name];
    return value !== undefined && !optionsOf(name, payload).some((option) => option.value === value);
  });
