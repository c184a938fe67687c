import { attributeHelp, attributeLabel, wordLabel } from '@hearth/domain/embed/attribute-words.ts';
import type { EmbedAttribute } from '@hearth/domain/embed/embed-element.ts';
import { Icon } from '@hearth/widgets/ui/icon.tsx';
import { type ReactNode, useId } from 'react';
import { pickings } from './pick.ts';
import { PickField } from './pick-field.tsx';
import { useDraft } from './use-draft.ts';
import '../../ui/check.css';

const LONGEST = 500;

interface AttributeFieldProps {
  readonly attribute: EmbedAttribute;
  /** undefined where it is not set. */
  readonly value: string | undefined;
  readonly required: boolean;
  readonly onChange: (value: string | undefined) => void;
}

/** The control for the kind of an attribute. */
export function AttributeField(props: AttributeFieldProps): ReactNode {
  if (props.attribute.kind === 'flag') return <FlagField {...props} />;
  if (props.attribute.kind === 'words') return <WordsField {...props} />;
  return pickings[props.attribute.name] ? <PickedField {...props} /> : <TextualField {...props} />;
}

function PickedField({ attribute, value = '', required, onChange }: AttributeFieldProps): ReactNode {
  const [id, help] = [useId(), useId()];
  return (
    <div className="hearth-field">
      <Label id={id} attribute={attribute} required={required} />
      <PickField
        id={id}
        help={help}
        name={attribute.name}
        value={value}
        required={required}
        onChange={onChange}
      />
      <Help id={help} attribute={attribute} />
    </div>
  );
}

function FlagField({ attribute, value, onChange }: AttributeFieldProps): ReactNode {
  const help = useId();
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          checked={value !== undefined}
          aria-describedby={help}
          onChange={(event) => onChange(event.currentTarget.checked ? '' : undefined)}
        />
        <span>{attributeLabel(attribute)}</span>
      </label>
      <Help id={help} attribute={attribute} />
    </div>
  );
}

function WordsField({ attribute, value, required, onChange }: AttributeFieldProps): ReactNode {
  const [id, help] = [useId(), useId()];
  return (
    <div className={attribute.isFilter ? 'embed-field--short hearth-field' : 'hearth-field'}>
      <Label id={id} attribute={attribute} required={required} />
      <div className="hearth-field__box">
        <select
          className="hearth-field__select"
          id={id}
          aria-describedby={help}
          value={value ?? ''}
          onChange={(event) => onChange(event.currentTarget.value || undefined)}
        >
          <option value="">{attribute.isFilter ? 'Any' : 'Default'}</option>
          {attribute.words.map((word) => (
            <option key={word} value={word}>
              {wordLabel(word, attribute.name)}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </div>
      <Help id={help} attribute={attribute} />
    </div>
  );
}

function TextualField({ attribute, value, required, onChange }: AttributeFieldProps): ReactNode {
  const [id, help] = [useId(), useId()];
  const draft = useDraft(value ?? '', (text) => onChange(text || undefined));
  const missing = required && !value?.trim();
  return (
    <div className={attribute.kind === 'number' ? 'embed-field--short hearth-field' : 'hearth-field'}>
      <Label id={id} attribute={attribute} required={required} />
      <div className="hearth-field__box">
        <input
          className="hearth-field__input"
          id={id}
          type={attribute.kind === 'number' ? 'number' : 'text'}
          step="any"
          maxLength={LONGEST}
          autoComplete="off"
          required={required}
          aria-invalid={missing || undefined}
          aria-describedby={help}
          {...draft}
        />
      </div>
      <Help id={help} attribute={attribute} />
    </div>
  );
}

interface LabelProps {
  readonly id: string;
  readonly attribute: EmbedAttribute;
  readonly required: boolean;
}

function Label({ id, attribute, required }: LabelProps): ReactNode {
  return (
    <label className="hearth-field__label" htmlFor={id}>
      {attributeLabel(attribute)}
      {required && <span className="embed-required"> (required)</span>}
    </label>
  );
}

/** Words about the option, with what stands in backticks as code. */
function Help({ id, attribute }: { readonly id: string; readonly attribute: EmbedAttribute }): ReactNode {
  const parts = attributeHelp(attribute).split('`');
  return (
    <p className="embed-help" id={id}>
      {parts.map((part, at) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
        at % 2 === 1 ? <code key={at}>{part}</code> : part,
      )}
    </p>
  );
}
