import type { ReactNode } from 'react';
import { ChoiceGroup } from '../inquiry-form/choice-group.tsx';

const ways = [
  { value: 'person', face: 'In person', label: 'In person' },
  { value: 'video', face: 'By video', label: 'By video' },
] as const;

export type TourWay = (typeof ways)[number]['value'];

interface TourWaysProps {
  readonly way: TourWay;
  readonly onChoose: (way: TourWay) => void;
}

/** How a visitor tours a home; the chosen day and time stay with another choice. */
export const TourWays = ({ way, onChoose }: TourWaysProps): ReactNode => (
  <ChoiceGroup
    name="way"
    legend="Tour type"
    choices={ways}
    value={way}
    problem={undefined}
    onChoose={(value) => onChoose(value as TourWay)}
  />
);
