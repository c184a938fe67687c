import { attributeLabel, sorted } from '@hearth/domain/embed/attribute-words.ts';
import type { EmbedAttribute, EmbedElement } from '@hearth/domain/embed/embed-element.ts';
import type { EmbedSetup } from '@hearth/domain/embed/embed-setup.ts';
import { requiredAttributes } from '@hearth/domain/embed/required-attributes.ts';
import { TextField } from '@hearth/widgets/ui/field.tsx';
import { LiveRegion } from '@hearth/widgets/ui/live-region.tsx';
import { type ReactNode, useState } from 'react';
import { AttributeField } from './attribute-field.tsx';
import type { ChangeSetup } from './use-embed-setup.ts';

interface AttributeFieldsProps {
  readonly element: EmbedElement;
  readonly setup: EmbedSetup;
  readonly change: ChangeSetup;
}

/** A field for each attribute: the usual ones at once, the others in a disclosure that can be searched. */
export function AttributeFields({ element, setup, change }: AttributeFieldsProps): ReactNode {
  const required = requiredAttributes(setup);
  const { shown, further } = sorted(element.attributes, required);
  const field = (attribute: EmbedAttribute) => (
    <AttributeField
      key={`${element.tag} ${attribute.name}`}
      attribute={attribute}
      value={setup.attributes[attribute.name]}
      required={required.includes(attribute.name)}
      onChange={(value) =>
        change(
          (now) => ({ attributes: withAttribute(now.attributes, attribute.name, value) }),
          attribute.name,
        )
      }
    />
  );
  return (
    <>
      <div className="embed-fields">{shown.map(field)}</div>
      {further.length > 0 && (
        <Further key={element.tag} attributes={further} set={setup.attributes} field={field} />
      )}
    </>
  );
}

interface FurtherProps {
  readonly attributes: readonly EmbedAttribute[];
  readonly set: EmbedSetup['attributes'];
  readonly field: (attribute: EmbedAttribute) => ReactNode;
}

function Further({ attributes, set, field }: FurtherProps): ReactNode {
  const [wanted, setWanted] = useState('');
  const count = attributes.filter(({ name }) => Object.hasOwn(set, name)).length;
  const found = attributes.filter((attribute) => matches(attribute, wanted));
  const foundWords = found.length === 1 ? '1 option' : `${found.length} options`;
  return (
    <details className="embed-further">
      <summary>
        More options{count > 0 && <span className="embed-further__count"> ({count} set)</span>}
      </summary>
      <TextField
        label="Find an option"
        icon="search"
        type="search"
        placeholder="e.g. pool, garage, sort"
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      <LiveRegion message={wanted === '' ? '' : foundWords} />
      {found.length === 0 && <p className="embed-help">No option has this name. Try another word.</p>}
      <div className="embed-fields">{found.map(field)}</div>
    </details>
  );
}

const matches = (attribute: EmbedAttribute, wanted: string): boolean =>
  `${attributeLabel(attribute)} ${attribute.name} ${attribute.description}`
    .toLowerCase()
    .includes(wanted.trim().toLowerCase());

function withAttribute(attributes: EmbedSetup['attributes'], name: string, value: string | undefined) {
  const { [name]: _old, ...others } = attributes;
  if (value === undefined) return others;
  return Object.hasOwn(attributes, name) ? { ...attributes, [name]: value } : { ...others, [name]: value };
}
