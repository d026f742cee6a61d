import { expect } from 'vitest';
import { MASK } from '../../contract/contact-mask.ts';
import { story } from '../testing/story.ts';

const HIS = 'Ring 07700900555, at SE1 9SG.';
const HERS = 'Ring me on 07700900777, I start from N1 1AA.';

story(
  'what a job says is read further with interest, and whole by who has won it',
  { shows: ['ruling 11', 'ruling 12'] },
  async ({ customer, business }) => {
    const [carl, anna, ben] = [await customer(), await business(), await business()];
    const job = await carl.posts({ description: HIS });
    const lead = await anna.lead();
    expect(lead.job.description).toBe(`Ring ${MASK}, at SE1.`);
    await anna.isInterestedIn(lead);
    expect((await anna.lead()).job.description).toBe('Ring 07700900555, at SE1.');

    const won = await anna.quotes(lead, { cost: 80, comments: HERS });
    await ben.quotes(await ben.lead(), { cost: 90, comments: HERS });
    const asSent = async (who: typeof anna) => (await who.openQuotes())[0];
    expect(await asSent(anna)).toMatchObject({
      comments: HERS,
      job: { description: 'Ring 07700900555, at SE1.', location: 'SE1' },
      can: expect.arrayContaining(['withdraw', 'sendMessage']),
    });
    expect(await asSent(ben)).toMatchObject({
      comments: HERS,
      job: { description: `Ring ${MASK}, at SE1.`, location: 'SE1' },
      can: expect.not.arrayContaining(['accept']),
    });

    await carl.accepts(won);
    expect(await anna.jobs('in_progress')).toMatchObject([
      { id: job.id, description: HIS, location: 'SE1 9SG', can: ['finish'] },
    ]);
    expect(await carl.jobs('in_progress')).toMatchObject([{ description: HIS, can: ['finish'] }]);
  },
);

story(
  'what a quote says of its sender is read by the customer once its sender is interested',
  { shows: ['ruling 11'] },
  async ({ customer, business }) => {
    const [carl, anna, ben] = [await customer(), await business(), await business()];
    await carl.posts();
    const lead = await anna.lead();
    await anna.isInterestedIn(lead);
    const [hers, his] = [
      await anna.quotes(lead, { cost: 80, comments: HERS }),
      await ben.quotes(await ben.lead(), { cost: 90, comments: HERS }),
    ];
    const said = Object.fromEntries(
      (await carl.quotes()).map(({ id, comments, can }) => [id, [comments, can]]),
    );
    expect(said).toEqual({
      [hers.id]: [HERS, ['accept', 'decline', 'sendMessage']],
      [his.id]: [`Ring me on ${MASK}, I start from N1 1AA.`, ['accept', 'decline', 'sendMessage']],
    });
  },
);
