import type { ReactNode } from 'react';
import { ChoiceGroup } from './choice-group.tsx';

interface RatingFieldProps {
  /** '1' to '5'. */
  readonly value: string | undefined;
  readonly problem: string | undefined;
  readonly onChoose: (value: string) => void;
}

/** One to five stars; the filled ones are those given. */
export function RatingField({ value, problem, onChoose }: RatingFieldProps): ReactNode {
  const choices = [1, 2, 3, 4, 5].map((stars) => ({
    value: String(stars),
    face: stars <= Number(value ?? 0) ? '★' : '☆',
    label: stars === 1 ? '1 star' : `${stars} stars`,
  }));
  return (
    <ChoiceGroup
      name="rating"
      legend="Rating"
      choices={choices}
      value={value}
      problem={problem}
      onChoose={onChoose}
    />
  );
}
