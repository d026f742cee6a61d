import { expect } from 'vitest';
import { atBank } from '../../testing/bank.ts';
import type { Business } from '../../testing/business.ts';
import type { Customer } from '../../testing/customer.ts';
import type { TestMarket } from '../../testing/market.ts';
import { placesOf } from '../../testing/scan.ts';
import { type Stage, story } from '../../testing/story.ts';

const CARL = {
  first: 'Zqcarlo',
  last: 'Zqmossini',
  email: 'zqcarlo.private@example.test',
  phone: '07700900871',
  title: 'Zqtitle of the tap',
  description: 'Zqdescription of the drip under the sink in the kitchen',
  postcode: 'SE1 9SG',
  message: 'Zqmessage about the key',
  reviewName: 'Zqcarlo was here',
};

/** Carl's whole life here: a finished job with a review, one that is open, one cancelled; settings, tries, links. */
async function fullLife({ customer, business, market }: Stage) {
  const { email, phone: mobile } = CARL;
  const carl = await customer({ name: `${CARL.first} ${CARL.last}`, email, mobile });
  const anna = await business();
  await carl.wants({ newsletters: true });
  await triesWrongly(market, CARL.email);
  const { title, description, postcode: location } = CARL;
  const job = await carl.posts({ title, description, location });
  const lead = await anna.lead(title);
  await anna.isInterestedIn(lead);
  await carl.writes(lead, CARL.message);
  await carl.accepts(await anna.quotes(lead, { cost: 99 }));
  await anna.finishes(job);
  await carl.reviews(job, { rating: 5, comment: `${CARL.reviewName}. Ring 07700 900871 or ${email}` });
  await carl.cancels(await carl.posts({ title: `${title} two`, description, location }));
  await carl.posts({ title: `${title} three`, description, location });
  await market.settled();
  return { carl, anna };
}

const triesWrongly = ({ baseUrl }: TestMarket, email: string) =>
  fetch(`${baseUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'wrong' }),
  });

const leaves = async (person: Customer | Business) => (await person.api()).deleteAccount();

story(
  'of a customer who left no byte of theirs is in any table',
  { shows: ['V2', 'R-16-033', 'A-53'] },
  async (stage) => {
    const { market } = stage;
    const { carl } = await fullLife(stage);
    // The scan finds what is there: each marker stood somewhere before.
    expect(Object.keys(await placesOf(market, CARL)).toSorted()).toEqual(Object.keys(CARL).toSorted());
    await leaves(carl);
    await market.settled();
    expect(await placesOf(market, CARL)).toEqual({});
  },
);

const ANNA = {
  first: 'Zqannabel',
  last: 'Zqbellini',
  email: 'zqannabel.private@example.test',
  phone: '07700900872',
  comment: 'Zqcomment: I bring the parts',
  message: 'Zqbusiness message',
  firm: 'Zqfirm Limited',
  about: 'Zqabout our firm',
  landline: '02079460871',
  address: 'Zqaddress 12',
  website: 'https://zqwebsite.example',
  number: 'ZQ831495816',
  postcode: 'SE1 7PB',
};

async function profileOf(market: TestMarket, { id }: Business): Promise<void> {
  await market.product.database.pool.query(
    `update businesses set name = $2, description = $3, landline = $4, address = $5, website = $6, abn = $7,
      mobile_number = $8, postcode = $9 where id = $1`,
    [
      id,
      ANNA.firm,
      ANNA.about,
      ANNA.landline,
      ANNA.address,
      ANNA.website,
      ANNA.number,
      ANNA.phone,
      ANNA.postcode,
    ],
  );
}

/** What the law requires us to keep: the buyer, as printed on the invoice. */
const ON_THE_INVOICE = ['first', 'last', 'firm', 'address', 'postcode'];

story(
  'of a business that left no byte of theirs is in any table but its invoices',
  { shows: ['V2', 'R-16-033'] },
  async (stage) => {
    const { market, customer, business } = stage;
    const { email, phone: mobile } = ANNA;
    const [carl, anna] = [
      await customer(),
      await business({
        name: `${ANNA.first} ${ANNA.last}`,
        email,
        mobile,
        postcode: 'SE1 8XX',
        subscription: 'none',
      }),
    ];
    await profileOf(market, anna);
    await anna.comesBack(await atBank(market, await anna.buys(), 'authorise'));
    await triesWrongly(market, email);
    await carl.posts();
    const lead = await anna.lead();
    await anna.writes(lead, ANNA.message);
    await anna.quotes(lead, { cost: 99, comments: ANNA.comment });
    await market.settled();
    expect(Object.keys(await placesOf(market, ANNA)).toSorted()).toEqual(Object.keys(ANNA).toSorted());
    await leaves(anna);
    await market.settled();
    const kept = ON_THE_INVOICE.map((marker) => [marker, ['public.invoices.sold_to']]);
    expect(await placesOf(market, ANNA)).toEqual(Object.fromEntries(kept));
  },
);
