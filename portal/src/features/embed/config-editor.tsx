import {
  addKeyConfig,
  changeKeyConfig,
  type EmbedConfig,
  removeKeyConfig,
} from '@hearth/domain/contract/embed-config.ts';
import { type EmbedElement, widgetName } from '@hearth/domain/embed/embed-element.ts';
import { cleanSetup, type EmbedSetup, noTheme } from '@hearth/domain/embed/embed-setup.ts';
import { embedWidget } from '@hearth/domain/embed/embed-widgets.ts';
import { ApiError } from '@hearth/widgets/client/api-error.ts';
import { failureText } from '@hearth/widgets/client/failure-text.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { SelectField, TextField } from '@hearth/widgets/ui/field.tsx';
import { type ReactNode, useState } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { AttributeFields } from './attribute-fields.tsx';
import './embed-fields.css';
import './embed-preview.css';
import { Preview } from './preview.tsx';
import { RemoveButton } from './remove-button.tsx';

interface ConfigEditorProps {
  readonly link: string;
  readonly elements: readonly EmbedElement[];
  /** null for new settings. */
  readonly config: EmbedConfig | null;
  readonly onClose: () => Promise<void>;
}

/** Changes stored settings by the fields of the builder, beside a preview. */
export function ConfigEditor({ link, elements, config, onClose }: ConfigEditorProps): ReactNode {
  const { client } = useApp();
  const offered = elements.map(withoutPageAttributes);
  const [name, setName] = useState(config?.name ?? '');
  const [setup, setSetup] = useState<EmbedSetup>(() =>
    setupOf(config?.widget ?? 'search', config?.attributes),
  );
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  const element = offered.find((each) => widgetName(each) === setup.widget);
  if (!element) return null;
  const run = async (call: () => Promise<unknown>) => {
    if (isSending) return;
    setSending(true);
    try {
      await call();
      await onClose();
    } catch (error) {
      setFailure(error instanceof ApiError ? failureText(error, otherwise, words) : otherwise);
      setSending(false);
    }
  };
  const { widget } = setup;
  const body = { name: name.trim(), attributes: cleanSetup(setup, element).attributes };
  const save = () =>
    config === null
      ? client.call(addKeyConfig, { params: { link }, body: { ...body, widget } })
      : client.call(changeKeyConfig, { params: { link, id: config.id }, body });
  return (
    <div className="embed-key__editor">
      <h3>{config === null ? 'New settings' : `Change ${config.name}`}</h3>
      <TextField
        label="Name, for you alone"
        value={name}
        maxLength={80}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {config === null && (
        <SelectField
          label="Widget"
          value={widget}
          choices={offered.map((each) => ({ value: widgetName(each), label: titleOf(each) }))}
          onChange={(value) => setSetup(setupOf(value))}
        />
      )}
      <AttributeFields
        element={element}
        setup={setup}
        change={(part) => setSetup((now) => ({ ...now, ...part(now) }))}
      />
      <Preview element={element} setup={setup} />
      <p role="alert">{failure}</p>
      <div className="embed-try__buttons">
        <Button
          look="primary"
          aria-disabled={isSending}
          onClick={() => (body.name === '' ? setFailure('Enter a name first.') : void run(save))}
        >
          {isSending ? 'Saving…' : 'Save settings'}
        </Button>
        <Button onClick={() => void onClose()}>Cancel</Button>
        {config !== null && (
          <RemoveButton
            label="Remove settings"
            title={`Remove ${config.name}?`}
            action="Remove for good"
            onRemove={() => void run(() => client.call(removeKeyConfig, { params: { link, id: config.id } }))}
          >
            Widgets with this config go back to the options in their own tag within a minute.
          </RemoveButton>
        )}
      </div>
    </div>
  );
}

/** Settings name no other settings, and arrive after the language is chosen. */
const withoutPageAttributes = (element: EmbedElement): EmbedElement => ({
  ...element,
  attributes: element.attributes.filter(({ name }) => name !== 'config' && name !== 'lang'),
});

const setupOf = (widget: string, attributes: EmbedSetup['attributes'] = {}): EmbedSetup => ({
  ...{ widget, attributes, key: null, theme: noTheme },
});

const titleOf = (element: EmbedElement): string => {
  const name = widgetName(element);
  return name === 'listing-card' ? 'Home card' : embedWidget(name).title;
};

const otherwise = 'We couldn’t save your settings. Please try again.';
const words = {
  not_found: 'These settings or this link are gone. Load the page again.',
  too_many_attempts: 'You have 50 settings, the most there can be. Remove one first.',
} as const;
