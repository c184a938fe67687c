import type { AgentInquiryDetails } from '@hearth/domain/contract/agent-inquiry.ts';
import {
  changeAgentInquiry,
  getAgentInquiries,
  getAgentInquiry,
} from '@hearth/domain/contract/agent-inquiry.ts';
import type { BodyInputOf } from '@hearth/domain/contract/endpoint.ts';
import type { InquiryList } from '@hearth/domain/inquiry/inquiry-work.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Session } from '../../shared/app/session.ts';
import { type Change, effect } from '../../shared/changes/change.ts';

export const inquiryKeys = ({ root }: Pick<Session, 'root'>) => {
  const all = [...root, 'agent-inquiries'] as const;
  return { all, pages: [...all, 'page'], inquiry: (id: string) => [...all, 'inquiry', id] } as const;
};

interface Choices {
  readonly page: number;
  readonly status: InquiryList;
  readonly period: string;
  readonly sortType: string;
}

/** A page of the inquiries that the agent answers. */
export const inquiriesQuery = (session: Session, choices: Choices) =>
  queryOptions({
    queryKey: [...inquiryKeys(session).pages, choices],
    queryFn: ({ signal }) => {
      const { page, status, period, sortType } = choices;
      const query = {
        ...(page > 1 && { page: String(page) }),
        ...(period !== '0' && { period }),
        ...(sortType === 'ASC' && { sortType: 'ASC' as const }),
        status,
      };
      return session.client.call(getAgentInquiries, { query, signal });
    },
    refetchOnWindowFocus: true,
  });

export const inquiryQuery = (session: Session, id: string) =>
  queryOptions({
    queryKey: inquiryKeys(session).inquiry(id),
    queryFn: ({ signal }) => session.client.call(getAgentInquiry, { params: { id }, signal }),
  });

/** A change of how far an inquiry is; its words follow what was chosen. */
export function workChange(
  session: Session,
  { id, body, done }: { id: string; body: BodyInputOf<typeof changeAgentInquiry>; done: string },
  onSuccess: () => void = () => {},
): Change {
  const { status, snoozedUntil } = body;
  return {
    key: [...inquiryKeys(session).inquiry(id), 'work'],
    apply: [
      effect<AgentInquiryDetails>(inquiryKeys(session).inquiry(id), (before) => ({
        ...before,
        ...(status && { status, snoozedUntil: null }),
        ...(snoozedUntil !== undefined && { snoozedUntil }),
      })),
    ],
    call: (call) => call(changeAgentInquiry, { params: { id }, body }),
    words: { done, failed: 'Unable to change this inquiry' },
    onSuccess,
    stale: [inquiryKeys(session).all],
  };
}
