import { expect, test } from 'vitest';
import { brand, dialled } from './brand.ts';
import { PAYMENT_HOSTS } from './payment-hosts.ts';
import { PICTURE_WIDTHS } from './pictures.ts';
import { CURRENCY, RATE_TYPES, ROLES } from './words.ts';

// What the requirements fix once for everybody. Who changes one of these changes the product.

test('the sign of the pound, the three rates, the three roles', {
  meta: { shows: ['R-14-001', 'R-14-009', 'R-16-001'] },
}, () => {
  expect(CURRENCY).toBe('£');
  expect(RATE_TYPES).toEqual(['Hourly', 'Daily', 'Flat']);
  expect([...ROLES].toSorted()).toEqual(['admin', 'business', 'customer']);
});

test('two numbers, two addresses of mail, one of paper, none of which reaches anybody', {
  meta: { shows: ['R-14-002', 'R-14-003', 'R-14-004', 'R-14-005', 'R-14-006'] },
}, () => {
  const { countryCode, supportNumbers, supportEmail, salesEmail, enquiryHours } = brand.contact;
  expect(countryCode).toBe('44');
  expect(supportNumbers).toHaveLength(2);
  // What Ofcom keeps for films, and what nobody can register.
  for (const number of supportNumbers) {
    expect(number).toMatch(/^020 7946 0\d{3}$/);
    expect(dialled(number)).toMatch(/^tel:\+442079460\d{3}$/);
  }
  for (const address of [supportEmail, salesEmail]) expect(address).toMatch(/@example\.com$/);
  expect(supportEmail).not.toBe(salesEmail);
  expect(brand.operator.address).toContain('Sample Street');
  expect(enquiryHours).toBe('Monday to Friday, 10am to 5pm GMT');
});

test('the product leads to the pages of its two payment providers, and nowhere else', {
  meta: { shows: ['R-15-024'] },
}, () => {
  expect(PAYMENT_HOSTS).toEqual([
    'checkout.stripe.com',
    'billing.stripe.com',
    'pay.gocardless.com',
    'pay-sandbox.gocardless.com',
  ]);
});

test('a picture is made for six breakpoints and two densities', {
  meta: { shows: ['R-14-028', 'R-14-029'] },
}, () => {
  const breakpoints = [320, 640, 768, 1024, 1280, 1536];
  const wanted = new Set([...breakpoints, ...breakpoints.map((width) => width * 2)]);
  expect(new Set(PICTURE_WIDTHS)).toEqual(wanted);
});
