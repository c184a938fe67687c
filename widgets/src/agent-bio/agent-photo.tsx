import type { Agent } from '@hearth/domain/contract/agent.ts';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { webAddress } from './web-address.ts';

interface AgentPhotoProps {
  readonly agent: Pick<Agent, 'name' | 'firstname' | 'lastname' | 'headshotUrlSquare'>;
  readonly baseUrl: string;
  /** Fetched once the visitor comes near it. */
  readonly isLate?: boolean;
}

/** A photo of final size from the start; initials where there is none. */
export function AgentPhoto({ agent, baseUrl, isLate = false }: AgentPhotoProps): ReactNode {
  const [broken, setBroken] = useState(false);
  const src = webAddress(agent.headshotUrlSquare, baseUrl || document.baseURI);
  return (
    <div className="hearth-bio__photo" part="photo">
      {src && !broken ? (
        <img
          loading={isLate ? 'lazy' : undefined}
          src={src.href}
          alt={agent.name}
          width="160"
          height="160"
          decoding="async"
          onError={() => setBroken(true)}
        />
      ) : (
        <span aria-hidden="true">{`${agent.firstname[0] ?? ''}${agent.lastname[0] ?? ''}`}</span>
      )}
    </div>
  );
}
