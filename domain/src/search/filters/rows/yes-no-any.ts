import { choiceCodec } from '../../url/codec.ts';
import type { FilterOption, RowParts } from '../filter-row.ts';
import type { YesNoAny } from '../predicate.ts';

const answers = ['Any', 'Yes', 'No'] as const satisfies readonly YesNoAny[];
const options: readonly FilterOption<YesNoAny>[] = answers.map((answer) => ({
  value: answer,
  label: answer,
}));

/** A filter with the options Any, Yes and No; its label begins its chip. */
export const questionParts = (label: string) =>
  ({
    label,
    control: { kind: 'segmented' },
    options: () => options,
    defaultValue: 'Any',
    codec: choiceCodec<YesNoAny>(answers),
    describe: (answer) => `${label}: ${answer}`,
  }) satisfies Partial<RowParts<YesNoAny>>;
