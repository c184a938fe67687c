import { shortDate } from '@hearth/domain/listing/date-text.ts';
import { homeGuideTitle } from '@hearth/domain/page/home-guide.ts';
import { Button } from '@hearth/widgets/ui/button.tsx';
import type { ReactNode } from 'react';
import { useApp } from '../../shared/app/app-context.tsx';
import { PageHead } from '../../shared/app/page-head.tsx';
import { PageLink } from '../../shared/app/page-link.tsx';
import { PortalIcon } from '../../ui/portal-icon.tsx';
import { type GuideChapter, type GuideLink, guideReviewed, homeGuide } from './home-guide.ts';
import './policy-page.css';
import './home-guide.css';

/** The guide for buyers and sellers, to read or to print. */
export function HomeGuideScreen(): ReactNode {
  const { edition } = useApp();
  const chapters = homeGuide(edition.id);
  return (
    <article className="policy guide">
      <PageHead />
      <h1>{homeGuideTitle(edition)}</h1>
      <p className="guide__date">
        How it works in Texas, step by step. {edition.name}, reviewed{' '}
        <time dateTime={guideReviewed}>{shortDate(guideReviewed)}</time>.
      </p>
      <Button className="guide__print" onClick={() => window.print()}>
        <PortalIcon name="print" /> Print or save as PDF
      </Button>
      <nav className="guide__contents" aria-label="Contents">
        <ol>
          {chapters.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      {chapters.map((chapter) => (
        <Chapter key={chapter.id} {...chapter} />
      ))}
    </article>
  );
}

const Chapter = ({ id, heading, text, points = [], links = [] }: GuideChapter): ReactNode => (
  <section className="guide__chapter" id={id} aria-labelledby={`${id}-heading`}>
    <h2 id={`${id}-heading`}>{heading}</h2>
    {text.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {points.length > 0 && (
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )}
    {links.map((link) => (
      <p key={link.href}>
        <LinkOut {...link} />
      </p>
    ))}
  </section>
);

const LinkOut = ({ words, href }: GuideLink): ReactNode =>
  href.startsWith('/') ? <PageLink href={href}>{words}</PageLink> : <a href={href}>{words}</a>;
