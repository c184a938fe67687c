import { getInterviewer } from '@hearth/domain/contract/agent.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AgentBox } from '../../shared/agents/own-agent.tsx';
import { useApp } from '../../shared/app/app-context.tsx';

/** The agent who holds interviews, with face and phone. */
export function Interviewer(): ReactNode {
  const { client } = useApp();
  const { data: agent, isError } = useQuery({
    queryKey: ['interviewer'],
    queryFn: ({ signal }) => client.call(getInterviewer, { signal }),
    staleTime: 300_000,
    retry: false,
  });
  if (isError) return null;
  return (
    <>
      <p>You’ll speak with</p>
      <AgentBox agent={agent} label="Your interviewer" />
    </>
  );
}
