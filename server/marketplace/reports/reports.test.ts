import { expect } from 'vitest';
import { refusalOf } from '../../testing/api.ts';
import type { Correspondent } from '../../testing/correspondent.ts';
import { bringsPdf, bringsPicture, sendsFiles } from '../../testing/pictures/attach.ts';
import { type Stage, story } from '../../testing/story.ts';

const RUDE = 'Pay me 200 now on 07700 900 999 or else';

async function quarrel({ customer, business }: Stage) {
  const [carl, anna] = [await customer({ name: 'Carl Moss' }), await business()];
  const job = await carl.posts();
  const lead = await anna.lead();
  const message = await anna.writes(lead, RUDE);
  return { carl, anna, job, lead, message };
}

type Given = { reason?: 'scam' | 'harassment' | 'other'; note?: string; attachment?: string };

const reports = async (one: Correspondent, { id }: { id: string }, given: Given = {}) =>
  (await one.api()).reportMessage({ params: { id }, body: { reason: 'harassment', ...given } });

/** What of a conversation somebody has reported. */
async function reportedOf(one: Correspondent, lead: { id: string }) {
  const { items } = await (await one.api()).conversation({ params: { id: lead.id }, query: {} });
  return items.flatMap((item) => (item.type === 'message' && item.is_reported ? [item.body] : []));
}

story(
  'who reads a message of the other side may report it once; the reporter alone sees that',
  async (stage) => {
    const { carl, anna, lead, message } = await quarrel(stage);
    const said = await carl.writes(lead, 'No, thank you');
    const nina = await stage.member(anna, 'office');
    const api = await (await stage.admin()).api();
    await reports(carl, message, { note: 'He threatens me' });
    await reports(carl, message, { reason: 'scam', note: 'Again' });
    expect(await reportedOf(carl, lead)).toHaveLength(1);
    expect([await reportedOf(anna, lead), await reportedOf(nina, lead)]).toEqual([[], []]);
    expect(await api.adminReports({ query: {} })).toMatchObject({
      count: 1,
      reports: [{ reason: 'harassment', note: 'He threatens me' }],
    });
    // Each person of a team reports in their own name.
    await reports(anna, said);
    await reports(nina, said);
    expect((await api.adminReports({ query: {} })).count).toBe(3);

    // One's own side's, a stranger's and none.
    expect(await refusalOf(reports(anna, message))).toBe('forbidden');
    expect(await refusalOf(reports(carl, said))).toBe('forbidden');
    const [cora, ben] = [await stage.customer(), await stage.business()];
    for (const one of [cora, ben]) expect(await refusalOf(reports(one, message))).toBe('not_found');
    expect(await refusalOf(reports(carl, lead))).toBe('not_found');
    const fred = await stage.member(anna, 'field');
    expect(await refusalOf(reports(fred, said))).toBe('not_found');
  },
);

story(
  'an admin reads the words as they were, takes the report on and says what came of it',
  async (stage) => {
    const { carl, anna, job, lead, message } = await quarrel(stage);
    const [adam, eve] = [await stage.admin({ name: 'Adam Kerr' }), await stage.admin({ name: 'Eve Lund' })];
    await reports(carl, message);
    const [his, hers] = [await adam.api(), await eve.api()];
    const [report] = (await his.adminReports({ query: {} })).reports;
    expect(report).toEqual({
      id: expect.any(String),
      reason: 'harassment',
      note: null,
      words: RUDE,
      attachment: null,
      createdAt: expect.any(String),
      reporter: { id: carl.accountId, name: 'Carl Moss' },
      writer: { id: anna.accountId, name: anna.name },
      sender: 'business',
      business: { id: anna.id, name: expect.any(String) },
      leadId: lead.id,
      job: { title: expect.any(String), jobNumber: job.jobNumber },
      owner: null,
      done: null,
    });
    const params = { id: report?.id ?? '' };
    await his.takeReport({ params, body: { from: null } });
    await his.takeReport({ params, body: { from: null } });
    expect(await refusalOf(hers.takeReport({ params, body: { from: null } }))).toBe('report_taken');
    expect((await hers.adminReports({ query: {} })).reports[0]?.owner?.name).toBe('Adam Kerr');
    await hers.takeReport({ params, body: { from: adam.accountId } });
    await hers.closeReport({ params, body: { outcome: 'Warned by phone' } });
    await hers.closeReport({ params, body: { outcome: 'Warned by phone' } });
    expect(await refusalOf(his.closeReport({ params, body: { outcome: 'Nothing' } }))).toBe('report_done');
    expect(await refusalOf(his.takeReport({ params, body: { from: eve.accountId } }))).toBe('report_taken');
    expect(await his.adminReports({ query: { state: 'open' } })).toEqual({ reports: [], count: 0 });
    expect(await his.adminReports({ query: { state: 'done' } })).toMatchObject({
      count: 1,
      reports: [{ owner: { name: 'Eve Lund' }, done: { by: 'Eve Lund', outcome: 'Warned by phone' } }],
    });
    const { entries } = await his.auditLog({ query: {} });
    expect(entries.map(({ act, admin, reason }) => [act, admin.name, reason])).toEqual([
      ['close', 'Eve Lund', 'Warned by phone'],
      ['take', 'Eve Lund', null],
      ['take', 'Adam Kerr', null],
    ]);
  },
);

story('what waits is listed oldest first, ten a page', async (stage) => {
  const { carl, anna, lead } = await quarrel(stage);
  for (let n = 1; n <= 12; n++) {
    const message = await anna.writes(lead, `Message ${n}`);
    await stage.market.advance({ minutes: 1 });
    await reports(carl, message);
  }
  const api = await (await stage.admin()).api();
  const first = await api.adminReports({ query: {} });
  const second = await api.adminReports({ query: { pageIndex: '2' } });
  expect([first.count, first.reports.length]).toEqual([12, 10]);
  expect([...first.reports, ...second.reports].map(({ words }) => words)).toEqual(
    Array.from({ length: 12 }, (_, n) => `Message ${n + 1}`),
  );
});

story(
  'who is reported is told nothing, and with the account of the writer the words go from the report',
  async (stage) => {
    const { carl, anna, job, lead } = await quarrel(stage);
    await anna.isInterestedIn(lead);
    const said = await carl.writes(lead, 'You crook');
    await stage.market.settled();
    const mails = (await stage.market.mailTo(carl.facts.email)).length;
    await reports(anna, said);
    await stage.market.settled();
    expect(await stage.market.mailTo(carl.facts.email)).toHaveLength(mails);
    await carl.cancels(job);
    await (await carl.api()).deleteAccount();
    const [report] = (await (await (await stage.admin()).api()).adminReports({ query: {} })).reports;
    expect(report).toMatchObject({ words: null, writer: null, reason: 'harassment' });
  },
);

story(
  'one photo of a message can be reported alone; an admin reads which, and the file goes with its owner',
  { shows: ['C3'] },
  async (stage) => {
    const { carl, anna, job, lead } = await quarrel(stage);
    const [photo, pdf] = [await bringsPicture(anna, lead), await bringsPdf(anna, lead)];
    const sent = await sendsFiles(anna, lead, { attachments: [photo.id, pdf.id] });
    const [mine, another] = [await bringsPicture(carl, lead), await bringsPicture(anna, lead)];
    await sendsFiles(anna, lead, { attachments: [another.id] });
    for (const attachment of [mine.id, another.id, lead.id])
      expect(await refusalOf(reports(carl, sent, { attachment }))).toBe('not_found');
    await reports(carl, sent, { attachment: pdf.id });
    await reports(carl, sent, { attachment: photo.id });
    const desk = await (await stage.admin()).api();
    const queue = async () =>
      (await desk.adminReports({ query: {} })).reports.map(({ words, attachment }) => ({
        words,
        attachment,
      }));
    const file = { id: pdf.id, kind: 'pdf', name: 'plan.pdf' };
    expect(await queue()).toEqual([{ words: '', attachment: { place: 2, file } }]);
    await carl.cancels(job);
    await (await anna.api()).deleteAccount();
    expect(await queue()).toEqual([{ words: null, attachment: { place: 2, file: null } }]);
  },
);
