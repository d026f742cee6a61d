import { expect } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import type { TestMarket } from '../../../testing/market.ts';
import type { Person } from '../../../testing/person.ts';
import { bringsPdf, bringsPicture, sendsFiles } from '../../../testing/pictures/attach.ts';
import { story } from '../../../testing/story.ts';

/** What somebody is answered who asks for a file: the status and all that is said, but for what differs each time. */
async function look(market: TestMarket, id: string, who?: Person) {
  const headers = who && { authorization: `Bearer ${await who.token()}` };
  const answer = await fetch(`${market.baseUrl}/api/lead/attachment/${id}?w=320`, {
    ...(headers && { headers }),
  });
  const text = answer.status === 404 ? (await answer.text()).replace(/[0-9a-f-]{36}/, '') : '';
  return { status: answer.status, text, headers: answer.headers };
}

story(
  'a file of a message is for the two sides and members by their roles; for everybody else it is not there',
  { shows: ['C3', 'ruling 52'] },
  async (stage) => {
    const { market } = stage;
    const [carl, anna, ben] = [await stage.customer(), await stage.business(), await stage.business()];
    const job = await carl.posts();
    const lead = await anna.lead();
    await anna.writes(lead, 'Good morning');
    await ben.writes(await ben.lead(), 'Me too');
    const [photo, pdf] = [await bringsPicture(carl, lead), await bringsPdf(carl, lead)];
    const seen = async (people: Record<string, Person | undefined>) => {
      const told: Record<string, number[]> = {};
      for (const [name, who] of Object.entries(people))
        told[name] = [(await look(market, photo.id, who)).status, (await look(market, pdf.id, who)).status];
      return told;
    };
    const gone = [404, 404];
    // Before it is sent it is nobody's to read.
    expect(await seen({ carl, anna })).toEqual({ carl: gone, anna: gone });
    await sendsFiles(carl, lead, { attachments: [photo.id, pdf.id] });
    const [cora, adam, office, field] = [
      await stage.customer(),
      await stage.admin(),
      await stage.member(anna, 'office'),
      await stage.member(anna, 'field'),
    ];
    const sides = { carl: [200, 200], anna: [200, 200], office: [200, 200] };
    const others = { ben: gone, cora: gone, adam: gone, visitor: gone };
    const everybody = { carl, anna, office, field, ben, cora, adam, visitor: undefined };
    expect(await seen(everybody)).toEqual({ ...sides, ...others, field: gone });
    await carl.accepts(await anna.quotes(lead, { cost: 90 }));
    expect(await seen(everybody)).toEqual({ ...sides, ...others, field: [200, 200] });
    await carl.finishes(job);
    expect(await seen({ carl, anna, field })).toEqual({ carl: [200, 200], anna: [200, 200], field: gone });

    const missing = await look(market, newId(), cora);
    for (const who of [ben, cora, adam, undefined])
      for (const { id } of [photo, pdf]) {
        const { status, text } = await look(market, id, who);
        expect([status, text]).toEqual([404, missing.text]);
      }
  },
);

story(
  'a PDF is a download that is kept nowhere and never a page; a photo is asked for again before each use',
  { shows: ['C3', 'T18'] },
  async ({ market, customer, business }) => {
    const [carl, anna] = [await customer(), await business()];
    await carl.posts();
    const lead = await anna.lead();
    const [photo, pdf] = [
      await bringsPicture(anna, lead),
      await bringsPdf(anna, lead, '../<b>price "list".pdf'),
    ];
    await sendsFiles(anna, lead, { attachments: [photo.id, pdf.id], message: 'Two files' });
    const { headers } = await look(market, pdf.id, carl);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="bprice list\.pdf"$/);
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
      'no-store',
      'nosniff',
    ]);
    const shown = (await look(market, photo.id, carl)).headers;
    expect([shown.get('content-type'), shown.get('cache-control')]).toEqual([
      'image/webp',
      'private, no-cache',
    ]);
  },
);

story(
  'an admin who says why sees the files of one conversation for an hour; without a reason they are not there',
  { shows: ['C3', 'ruling 52'] },
  async (stage) => {
    const { market } = stage;
    const [carl, anna, ben] = [await stage.customer(), await stage.business(), await stage.business()];
    await carl.posts();
    const [lead, other] = [await anna.lead(), await ben.lead()];
    await anna.writes(lead, 'Good morning');
    await ben.writes(other, 'Me too');
    const [photo, pdf] = [
      await bringsPicture(carl, lead),
      await bringsPdf(anna, lead, 'Ring 07700 900 999.pdf'),
    ];
    await sendsFiles(carl, lead, { attachments: [photo.id] });
    await sendsFiles(anna, lead, { attachments: [pdf.id] });
    const elsewhere = await bringsPicture(ben, other);
    await sendsFiles(ben, other, { attachments: [elsewhere.id] });
    const unsent = await bringsPicture(carl, lead);
    const [adam, ada] = [await stage.admin(), await stage.admin()];
    const sees = async (who: Person) =>
      Promise.all(
        [photo, pdf, elsewhere, unsent].map(async ({ id }) => (await look(market, id, who)).status),
      );
    const asks = async (who: Person, reason: string, id = lead.id) =>
      (await who.api()).lookAtAttachments({ params: { id }, body: { reason } });
    expect(await sees(adam)).toEqual([404, 404, 404, 404]);
    const stranger = await look(market, newId(), adam);
    expect((await look(market, photo.id, adam)).text).toBe(stranger.text);
    const { messages } = await asks(adam, 'Carl reported it');
    expect(messages.map(({ sender, attachments }) => [sender, attachments.map(({ name }) => name)])).toEqual([
      ['business', ['Ring 07700 900 999.pdf']],
      ['customer', ['']],
    ]);
    await asks(adam, 'Carl reported it');
    expect([await sees(adam), await sees(ada)]).toEqual([
      [200, 200, 404, 404],
      [404, 404, 404, 404],
    ]);
    const { entries } = await (await adam.api()).auditLog({ query: {} });
    expect(entries.map(({ act, subject, reason }) => [act, subject, reason])).toEqual([
      ['look at files', 'conversation', 'Carl reported it'],
    ]);
    await market.advance({ minutes: 61 });
    expect(await sees(adam)).toEqual([404, 404, 404, 404]);
    await expect(asks(adam, ' ')).rejects.toMatchObject({ code: 'invalid' });
    await expect(asks(adam, 'x', newId())).rejects.toMatchObject({ code: 'not_found' });
  },
);
