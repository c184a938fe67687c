import { hexColor } from '@hearth/domain/embed/contrast.ts';
import { type EmbedSetup, type EmbedTheme, embedSchemes, noTheme } from '@hearth/domain/embed/embed-setup.ts';
import { fontFamilies, MOST_RADIUS } from '@hearth/domain/embed/setup-codec.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import { type ReactNode, useId } from 'react';
import { AccentCheck } from './accent-check.tsx';
import { useDraft } from './use-draft.ts';
import type { ChangeSetup } from './use-embed-setup.ts';

/** The widgets' own (widgets/src/ui/tokens.css). */
const OWN_ACCENT = '#17614f';
const OWN_RADIUS = 12;

const schemeWords = { light: 'Light', dark: 'Dark', auto: 'Follow the visitor' } as const;
const schemeChoices = [null, ...embedSchemes] as const;
const families = ['Georgia, serif', 'Arial, sans-serif', 'Verdana, sans-serif', '"Times New Roman", serif'];

interface ThemeFieldsProps {
  readonly theme: EmbedTheme;
  readonly change: ChangeSetup;
}

/** Accent, font, corners and scheme, with a word on whether the accent can be read. */
export function ThemeFields({ theme, change }: ThemeFieldsProps): ReactNode {
  const changeTheme = (part: Partial<EmbedTheme>) =>
    change(({ theme: now }: EmbedSetup) => ({ theme: { ...now, ...part } }), Object.keys(part).join());
  return (
    <div className="embed-theme">
      <AccentField accent={theme.accent} onChange={(accent) => changeTheme({ accent })} />
      {theme.accent !== null && (
        <AccentCheck
          accent={theme.accent}
          scheme={theme.scheme}
          onTake={(accent) => changeTheme({ accent })}
        />
      )}
      <FontField font={theme.font} onChange={(font) => changeTheme({ font })} />
      <RadiusField radius={theme.radius} onChange={(radius) => changeTheme({ radius })} />
      <SchemeField scheme={theme.scheme} onChange={(scheme) => changeTheme({ scheme })} />
      {Object.values(theme).some((value) => value !== null) && (
        <Button look="quiet" onClick={() => change(() => ({ theme: noTheme }), 'no theme')}>
          Reset the theme
        </Button>
      )}
    </div>
  );
}

interface FieldProps<T> {
  readonly onChange: (value: T | null) => void;
}

function AccentField({
  accent,
  onChange,
}: FieldProps<string> & { readonly accent: string | null }): ReactNode {
  const [id, help] = [useId(), useId()];
  const commit = (text: string) => {
    const color = hexColor(text);
    if (color !== null || text.trim() === '') onChange(color);
  };
  const written = useDraft(accent ?? '', commit);
  const picked = useDraft(accent ?? OWN_ACCENT, commit);
  const wrong = written.value.trim() !== '' && hexColor(written.value) === null;
  return (
    <div className="hearth-field">
      <label className="hearth-field__label" htmlFor={id}>
        Accent color
      </label>
      <div className="embed-theme__accent">
        <input className="embed-theme__picker" type="color" aria-label="Pick the accent color" {...picked} />
        <div className="hearth-field__box">
          <input
            className="hearth-field__input"
            id={id}
            type="text"
            placeholder={OWN_ACCENT}
            autoComplete="off"
            spellCheck={false}
            maxLength={20}
            aria-invalid={wrong || undefined}
            aria-describedby={help}
            {...written}
          />
        </div>
      </div>
      <p className="embed-help" id={help} role="status">
        {wrong ? 'Enter a color, such as #8b3d1f.' : ''}
      </p>
    </div>
  );
}

function FontField({ font, onChange }: FieldProps<string> & { readonly font: string | null }): ReactNode {
  const [id, help, list] = [useId(), useId(), useId()];
  const draft = useDraft(font ?? '', (text) => {
    const known = fontFamilies(text);
    if (known !== null || text.trim() === '') onChange(known);
  });
  const wrong = draft.value.trim() !== '' && fontFamilies(draft.value) === null;
  return (
    <div className="hearth-field">
      <label className="hearth-field__label" htmlFor={id}>
        Font
      </label>
      <div className="hearth-field__box">
        <input
          className="hearth-field__input"
          id={id}
          type="text"
          list={list}
          placeholder="Figtree, or the system’s"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          aria-invalid={wrong || undefined}
          aria-describedby={help}
          {...draft}
        />
      </div>
      <datalist id={list}>
        {families.map((family) => (
          <option key={family} value={family} />
        ))}
      </datalist>
      <p className="embed-help" id={help} role="status">
        {wrong
          ? 'Separate font families with commas, e.g. "Fira Sans", Arial, sans-serif.'
          : 'A font that your page loads. Frames use only fonts on the visitor’s device.'}
      </p>
    </div>
  );
}

function RadiusField({
  radius,
  onChange,
}: FieldProps<number> & { readonly radius: number | null }): ReactNode {
  const id = useId();
  const draft = useDraft(String(radius ?? OWN_RADIUS), (text) => onChange(Number(text)));
  return (
    <div className="hearth-field">
      <label className="hearth-field__label" htmlFor={id}>
        Corners
      </label>
      <div className="embed-theme__radius">
        <input
          id={id}
          type="range"
          min={0}
          max={MOST_RADIUS}
          aria-valuetext={`${draft.value} pixels`}
          {...draft}
        />
        <output htmlFor={id}>{draft.value} px</output>
      </div>
    </div>
  );
}

function SchemeField({
  scheme,
  onChange,
}: FieldProps<NonNullable<EmbedTheme['scheme']>> & Pick<EmbedTheme, 'scheme'>): ReactNode {
  const name = useId();
  return (
    <fieldset className="embed-choices">
      <legend className="hearth-field__label">Light or dark</legend>
      <div className="embed-choices__row">
        {schemeChoices.map((choice) => (
          <label key={choice} className="embed-choice">
            <input type="radio" name={name} checked={scheme === choice} onChange={() => onChange(choice)} />
            <span>{choice === null ? 'Follow the page' : schemeWords[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
