import type { Agent, Review } from '@hearth/domain/contract/agent.ts';

/** An agent as the server sends it; pass the fields that the test is about. */
export const anAgent = (given: Partial<Agent> = {}): Agent => ({
  agentId: 'maria.delgado',
  username: 'maria.delgado',
  firstname: 'Maria',
  lastname: 'Delgado',
  name: 'Maria Delgado',
  sfId: null,
  trecLicense: '700123',
  title: 'Broker Associate',
  userAccountType: 'Individual Agent',
  url: '/agents/maria-delgado',
  bio: '<p>Sells <strong>homes</strong> in <a href="https://zilker.example/">Zilker</a>.</p>',
  email: 'maria@live-oak.example',
  phone: '512-555-0142',
  headshotUrlSquare: null,
  languages: ['English', 'Spanish'],
  designations: ['ABR', 'GRI'],
  awards: ['Top producer 2025'],
  video: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  social: {
    facebook: 'https://www.facebook.com/maria',
    instagram: null,
    linkedin: null,
    tiktok: null,
    twitter: null,
    youtube: null,
  },
  team: { name: null, type: null, teammates: [] },
  coverUrl: null,
  licenseCheckedOn: null,
  reviewCount: 12,
  averageRating: 4.8,
  brokerage: { name: 'Live Oak Realty', phone: '512-555-0100', address: '100 Hearth Plaza' },
  defaultAgent: false,
  ...given,
});

/** So many reviews, the newest first. */
export const someReviews = (count: number): Review[] =>
  Array.from({ length: count }, (_, index) => ({
    reviewid: `r${index}`,
    author: `Client ${index + 1}`,
    rating: index % 2 ? 4 : 5,
    body: `Review ${index + 1}, with care.`,
    createdat: '2026-10-02T12:00:00.000Z',
  }));
