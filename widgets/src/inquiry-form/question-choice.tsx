import { type SuggestedQuestion, withQuestion } from '@hearth/domain/inquiry/first-message.ts';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

interface QuestionChoiceProps {
  readonly questions: readonly SuggestedQuestion[];
  readonly message: string;
  /** The message before the visitor changed it. */
  readonly first: string | undefined;
  readonly onChoose: (message: string) => void;
}

/** Questions to send without typing. */
export function QuestionChoice({ questions, message, first = '', onChoose }: QuestionChoiceProps): ReactNode {
  if (questions.length === 0) return null;
  const unchanged = [first, ...questions.map((question) => question.message)];
  return (
    <fieldset className="hearth-inquiry__questions">
      <legend className="hearth-field__label">Suggested questions</legend>
      {questions.map(({ label, message: question }) => (
        <Button
          key={question}
          look="plain"
          aria-pressed={message.includes(question)}
          onClick={() => onChoose(withQuestion(message, question, unchanged))}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
