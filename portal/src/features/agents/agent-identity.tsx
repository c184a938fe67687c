import type { Agent } from '@hearth/domain/contract/agent.ts';
import { shortDate } from '@hearth/domain/listing/date-text.ts';
import { type AgentStep, agentPathOf } from '@hearth/domain/page/pages.ts';
import { phoneText, phoneUrl } from '@hearth/domain/people/phone-text.ts';
import { AgentHead } from '@hearth/widgets/agent-bio/agent-head.tsx';
import { SocialLinks } from '@hearth/widgets/agent-bio/social-links.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useApp } from '../../shared/app/app-context.tsx';
import { PortalIcon } from '../../ui/portal-icon.tsx';

/** Cover, face, brokerage and licence of an agent, with the ways to write, call, refer and review. */
export function AgentIdentity({ agent }: { readonly agent: Agent }): ReactNode {
  const { client } = useApp();
  const { coverUrl, firstname, phone, email, languages, team } = agent;
  return (
    <header className="agent-identity">
      <div className="agent-identity__cover">
        {coverUrl && <img src={coverUrl} alt="" width="1392" height="240" fetchPriority="high" />}
      </div>
      <AgentHead agent={agent} baseUrl={client.baseUrl} headingLevel={1} withPhoto />
      <div className="agent-identity__ways">
        <StepLink agent={agent} step="contact" look="primary">
          Contact {firstname}
        </StepLink>
        <StepLink agent={agent} step="refer-me">
          Refer a friend
        </StepLink>
        <StepLink agent={agent} step="review-me">
          Write a review
        </StepLink>
        {phone && (
          <a
            className="hearth-bio__line"
            href={phoneUrl(phone)}
            aria-label={`Call ${firstname}: ${phoneText(phone)}`}
          >
            <PortalIcon name="phone" /> {phoneText(phone)}
          </a>
        )}
        {email && (
          <a className="hearth-bio__line" href={`mailto:${email}`}>
            <PortalIcon name="mail" /> {email}
          </a>
        )}
      </div>
      <SocialLinks agent={agent} />
      <dl className="agent-identity__facts">
        {languages.length > 0 && (
          <Fact name="Languages" value={languages.join(', ')} source={`From ${firstname}`} />
        )}
        {agent.trecLicense && (
          <Fact name="TREC license" value={agent.trecLicense} source={licenseSource(agent)} />
        )}
        {team.teammates.length > 0 && (
          <div>
            <dt>{team.name ?? 'Team'}</dt>
            <dd>
              {team.teammates.map(({ name, url }) => (
                <a key={url} href={url}>
                  {name}
                </a>
              ))}
              {team.type === 'Separate' && <small>Each works with their own clients.</small>}
            </dd>
          </div>
        )}
      </dl>
    </header>
  );
}

/** The register counts as a source only where it was looked up. */
const licenseSource = ({ licenseCheckedOn, firstname }: Agent): string =>
  licenseCheckedOn === null
    ? `From ${firstname}`
    : `✓ Found in the register of the Texas Real Estate Commission on ${shortDate(licenseCheckedOn)}`;

interface FactProps {
  readonly name: string;
  readonly value: string;
  /** Origin of the claim. */
  readonly source: string;
}

const Fact = ({ name, value, source }: FactProps): ReactNode => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value} <small>{source}</small>
    </dd>
  </div>
);

interface StepLinkProps {
  readonly agent: Agent;
  readonly step: AgentStep;
  readonly look?: 'primary' | 'plain';
  readonly children: ReactNode;
}

/** A link to a dialog of the page, which stays where it is below it. */
const StepLink = ({ agent, step, look = 'plain', children }: StepLinkProps): ReactNode => (
  <Link
    className={`hearth-button hearth-button--${look}`}
    to={`${agentPathOf(agent.url.split('/').at(-1) ?? agent.agentId)}/${step}`}
    preventScrollReset
  >
    {children}
  </Link>
);
