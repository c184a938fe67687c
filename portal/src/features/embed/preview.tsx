import { attributeLabel } from '@hearth/domain/embed/attribute-words.ts';
import type { EmbedElement } from '@hearth/domain/embed/embed-element.ts';
import type { EmbedSetup } from '@hearth/domain/embed/embed-setup.ts';
import { embedWidget } from '@hearth/domain/embed/embed-widgets.ts';
import { missingAttributes } from '@hearth/domain/embed/required-attributes.ts';
import { frameAddress } from '@hearth/domain/embed/snippet-code.ts';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { PreviewFrame } from './preview-frame.tsx';
import { useWidth } from './use-width.ts';

const widths = { phone: 390, desktop: 1200 } as const;
type Device = keyof typeof widths;
const deviceWords = { phone: 'Phone', desktop: 'Desktop' } as const;

const PAUSE_MILLISECONDS = 250;

interface PreviewProps {
  readonly element: EmbedElement;
  readonly setup: EmbedSetup;
}

/** The widget as a page would have it, at the width of a phone or a desktop, made smaller where that does not fit. */
export function Preview({ element, setup }: PreviewProps): ReactNode {
  const [device, setDevice] = useState<Device>(() =>
    matchMedia('(max-width: 767px)').matches ? 'phone' : 'desktop',
  );
  const room = useRef<HTMLDivElement>(null);
  const available = useWidth(room);
  const address = useDebounced(frameAddress(setup, { origin: location.origin }));
  const missing = missingAttributes(setup);
  const scale = available === 0 ? 1 : Math.min(1, available / widths[device]);
  return (
    <section className="embed-preview" data-device={device} aria-labelledby="embed-preview-title">
      <div className="embed-preview__head">
        <h2 id="embed-preview-title">Preview</h2>
        <DeviceChoice device={device} onChange={setDevice} />
      </div>
      <button type="button" className="hearth-button embed-preview__skip" onClick={toCode}>
        Skip the preview
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a preview higher than the box must be scrollable by keyboard */}
      <section className="embed-preview__box" tabIndex={0} aria-label="Preview of the widget">
        <div ref={room}>
          {missing.length > 0 ? (
            <p className="embed-preview__missing">{missingWords(missing, element)}</p>
          ) : (
            <PreviewFrame
              key={address}
              address={address}
              tag={element.tag}
              title={`Preview: ${embedWidget(setup.widget).title}`}
              width={widths[device]}
              scale={scale}
            />
          )}
        </div>
      </section>
    </section>
  );
}

/** A widget in a frame has dozens of tab stops before the code that is copied. */
function toCode(): void {
  document.querySelector<HTMLElement>('.embed-tab[tabindex="0"]')?.focus();
}

function DeviceChoice({
  device,
  onChange,
}: {
  readonly device: Device;
  readonly onChange: (device: Device) => void;
}): ReactNode {
  const name = useId();
  return (
    <fieldset className="embed-choices">
      <legend className="hearth-visually-hidden">Width of the preview</legend>
      <div className="embed-choices__row">
        {(['phone', 'desktop'] as const).map((choice) => (
          <label key={choice} className="embed-choice">
            <input type="radio" name={name} checked={choice === device} onChange={() => onChange(choice)} />
            <span>{deviceWords[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function missingWords(missing: readonly string[], { attributes }: EmbedElement): string {
  const labels = attributes.filter(({ name }) => missing.includes(name)).map(attributeLabel);
  return `Fill in ${labels.join(' and ')} to see the widget.`;
}

/** The value, after it has been the same for a short while. */
function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setDebounced, PAUSE_MILLISECONDS, value);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
