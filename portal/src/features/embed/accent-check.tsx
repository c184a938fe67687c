import { AA_TEXT, ratioText } from '@hearth/domain/embed/contrast.ts';
import type { EmbedTheme } from '@hearth/domain/embed/embed-setup.ts';
import { checkAccent } from '@hearth/domain/embed/theme-tokens.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';

interface AccentCheckProps {
  readonly accent: string;
  readonly scheme: EmbedTheme['scheme'];
  readonly onTake: (accent: string) => void;
}

/** Returns whether people can read an accent and what stands on it, by WCAG's measure; and the closest that they can. */
export function AccentCheck({ accent, scheme, onTake }: AccentCheckProps): ReactNode {
  const check = checkAccent(accent, scheme);
  const ground = scheme === 'dark' ? 'dark pages' : 'light pages';
  return (
    <section className="embed-check-accent" aria-label="Contrast">
      <Verdict
        sample={{ color: check.onAccent, background: accent }}
        words="Text on the accent"
        ratio={check.textOnAccent}
      />
      <Verdict
        sample={{ color: accent, background: check.surface }}
        words={`Accent on ${ground}`}
        ratio={check.accentOnSurface}
      />
      {check.better !== null && (
        <Button onClick={() => onTake(check.better ?? accent)}>
          <span className="embed-swatch" style={{ background: check.better }} />
          Use {check.better}, which passes
        </Button>
      )}
    </section>
  );
}

interface VerdictProps {
  readonly sample: { readonly color: string; readonly background: string };
  readonly words: string;
  readonly ratio: number;
}

function Verdict({ sample, words, ratio }: VerdictProps): ReactNode {
  const passes = ratio >= AA_TEXT;
  return (
    <p className="embed-verdict">
      <span className="embed-sample" style={sample} aria-hidden="true" data-sample="Aa" />
      <span>
        {words}: {ratioText(ratio)} to 1,{' '}
        <strong className={passes ? '' : 'embed-verdict--bad'}>{passes ? 'passes AA' : 'fails AA'}</strong>
      </span>
    </p>
  );
}
