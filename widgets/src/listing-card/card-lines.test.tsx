import { expect, test } from 'vitest';
import { aListingCard } from '../testing/a-listing-card.ts';
import { mount } from '../testing/mount.tsx';
import tokens from '../ui/tokens.css';
import { CardPayment, Facts } from './card-lines.tsx';
import cardSheet from './listing-card.css';

test('begins no line of facts with a separator', () => {
  const { container } = mount(<Facts listing={aListingCard({})} />, { sheets: [tokens, cardSheet] });
  container.style.inlineSize = '150px';
  const figures = [...container.querySelectorAll('.hearth-card__facts b')];
  const [first, , wrapped] = figures.map((figure) => figure.getBoundingClientRect());
  expect(wrapped?.top).toBeGreaterThan(first?.top ?? 0);
  expect(wrapped?.left).toBe(first?.left);
});

test('shows the estimated payment of a home for sale, and no line without one', () => {
  const { container, update } = mount(<CardPayment listing={aListingCard({ estimatedpayment: 4_874 })} />);
  expect(container.textContent).toBe('Est. $4,874/mo');
  update(<CardPayment listing={aListingCard({ estimatedpayment: null })} />);
  expect(container.textContent).toBe('');
});
