import type { AttackPart, PartReport } from './part.ts';

/** The figures of a part as lines. */
export function reportLines({ name, what }: AttackPart, report: PartReport): string[] {
  const { sent, stored, lost, doubled, slowestMs, site, more } = report;
  const figures = {
    ...{ sent, stored, lost, doubled, 'slowest, ms': slowestMs },
    ...(site && {
      'others: answers of /api/site': site.answers,
      'others: p99 before the attack, ms': site.p99Before,
      'others: p50 / p99 / longest, ms': `${site.p50} / ${site.p99} / ${site.longest}`,
    }),
    ...more,
  };
  return [
    '',
    `${name}: ${what}`,
    ...Object.entries(figures).map(([label, value]) => `  ${label.padEnd(44)} ${value}`),
  ];
}

/** Failures in a part, a line each; empty where all held. */
export function faultsOf({ siteLimitMs }: AttackPart, report: PartReport): string[] {
  const { lost, doubled, site, failures } = report;
  const isSlow = siteLimitMs !== null && site !== null && site.p99 > siteLimitMs;
  return [
    ...(lost > 0 ? [`${lost} lost`] : []),
    ...(doubled > 0 ? [`${doubled} doubled`] : []),
    ...(isSlow ? [`p99 of /api/site was ${site?.p99} ms, more than ${siteLimitMs}`] : []),
    ...(site?.answers === 0 ? ['/api/site was never answered'] : []),
    ...failures,
  ];
}
