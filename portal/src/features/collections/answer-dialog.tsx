import type { ReactNode } from 'react';
import { PortalInquiry } from '../../shared/inquiry/portal-inquiry.tsx';
import { SmallDialog } from '../../ui/small-dialog.tsx';

interface AnswerDialogProps {
  /** Street line of the home. */
  readonly home: string;
  readonly onClose: () => void;
}

/** A message to the person's agent about a home that was recommended. It stands in the inquiry history, as other messages do. */
export const AnswerDialog = ({ home, onClose }: AnswerDialogProps): ReactNode => (
  <SmallDialog title={`Answer about ${home}`} onClose={onClose}>
    <PortalInquiry type="ask-a-question" heading="" message={`About ${home}: `} />
  </SmallDialog>
);
