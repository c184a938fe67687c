import type { Site } from '@hearth/domain/contract/site.ts';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Notice } from '../ui/notice.tsx';
import { Problem, RequiredMark } from './form-field.tsx';

type Box = Site['consent']['boxes'][number];

interface ConsentBoxesProps {
  /** Undefined until they are there. */
  readonly boxes: readonly Box[] | undefined;
  readonly policies: Pick<Site['legal'], 'privacyUrl' | 'termsUrl'> | undefined;
  readonly failure: string | undefined;
  readonly accepted: readonly string[];
  readonly problems: Readonly<Record<string, string>>;
  readonly onTick: (id: string, isTicked: boolean) => void;
  readonly onRetry: (() => void) | undefined;
}

/** Text of about the length of those to come (`inquiry/consent.ts`), which reserves their room. */
const about = (times: number): string => 'to answer you by phone or email '.repeat(times);

/** Consents of a visitor, in boxes that start without a tick. */
export function ConsentBoxes(props: ConsentBoxesProps): ReactNode {
  const { boxes, policies, failure, accepted, problems, onTick, onRetry } = props;
  return (
    <div className="hearth-inquiry__consent" part="consent">
      <div className="hearth-inquiry__room" aria-hidden="true">
        <p className="hearth-inquiry__box hearth-inquiry__box--room">{about(4)}</p>
        <p className="hearth-inquiry__problem" />
        <p className="hearth-inquiry__box hearth-inquiry__box--room">{about(12)}</p>
        <p className="hearth-inquiry__policies" />
      </div>
      <div>
        {failure !== undefined && <Notice onRetry={onRetry}>{failure}</Notice>}
        {problems['consent.version'] && <Notice>These texts have changed. Please read them again.</Notice>}
        {boxes?.map((box) => (
          <ConsentBox
            key={box.id}
            box={box}
            isTicked={accepted.includes(box.id)}
            problem={problems[`consent.${box.id}`]}
            onTick={onTick}
          />
        ))}
        {policies && <Policies {...policies} />}
      </div>
    </div>
  );
}

/** In a tab of their own, since the visitor's words are on this page. */
const Policies = ({ privacyUrl, termsUrl }: NonNullable<ConsentBoxesProps['policies']>): ReactNode => (
  <p className="hearth-inquiry__policies" part="policies">
    <a href={privacyUrl} target="_blank" rel="noopener">
      Privacy Policy
    </a>
    {' · '}
    <a href={termsUrl} target="_blank" rel="noopener">
      Terms of Use
    </a>
  </p>
);

interface ConsentBoxProps {
  readonly box: Box;
  readonly isTicked: boolean;
  readonly problem: string | undefined;
  readonly onTick: (id: string, isTicked: boolean) => void;
}

function ConsentBox({ box, isTicked, problem, onTick }: ConsentBoxProps): ReactNode {
  const id = useId();
  return (
    <div>
      <label className="hearth-inquiry__box">
        <input
          className="hearth-checkbox"
          type="checkbox"
          checked={isTicked}
          required={box.required}
          aria-invalid={problem !== undefined}
          aria-describedby={box.required ? id : undefined}
          onChange={(event) => onTick(box.id, event.currentTarget.checked)}
        />
        <span>
          {box.text}
          {box.required && <RequiredMark />}
        </span>
      </label>
      {box.required && <Problem id={id}>{problem}</Problem>}
    </div>
  );
}
