import { useListbox } from '@hearth/widgets/ui/use-listbox.ts';
import { useRef, useState } from 'react';

/** A text that means nothing here: the next Enter looks for its words in addresses. */
export interface UnclearText {
  readonly text: string;
  /** The announcement for it. */
  readonly words: string;
}

export type BarField = ReturnType<typeof useBarField>;

/** The state of the text field and its panel; the search on the page is not part of it. */
export function useBarField() {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const list = useListbox();
  const [announcement, announce] = useState('');
  const [unclearText, setUnclearText] = useState<UnclearText | null>(null);
  /** Incremented by a press of Enter, other text and closing: each voids the press of Enter before it. */
  const turn = useRef(0);
  return {
    ...{ text, setText, isOpen, setOpen, list, announcement, announce },
    ...{ unclearText, setUnclearText, turn },
  };
}
