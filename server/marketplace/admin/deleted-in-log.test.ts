import { expect } from 'vitest';
import { categoryId, serviceId } from '../../seed/catalogue.ts';
import { story } from '../../testing/story.ts';

story(
  'the audit log names what was deleted as it was called then, and says that it was deleted',
  { shows: ['R-16-036'] },
  async ({ admin, customer, business, market }) => {
    const [adam, carl, anna] = [await admin(), await customer(), await business()];
    const api = await adam.api();
    const job = await carl.posts({ title: 'Tap that drips' });
    const { id: message } = await anna.writes(await anna.lead('Tap that drips'), 'Cash in hand, or else');
    await (await carl.api()).reportMessage({ params: { id: message }, body: { reason: 'harassment' } });
    const { reports } = await api.adminReports({ query: {} });
    await api.takeReport({ params: { id: reports[0]?.id ?? '' }, body: { from: null } });
    const params = { id: job.id };
    const named = async () =>
      (await api.auditLog({ query: {} })).entries.map(({ act, subject, subjectName }) => [
        `${act} ${subject}`,
        subjectName,
      ]);
    await api.switchJob({ params, body: { is_active: 0 } });
    const called = `${job.jobNumber}, Tap that drips`;
    const taken = ['take report', `${anna.facts.lastName} & Co, ${job.jobNumber}`];
    expect(await named()).toEqual([['deactivate job', called], taken]);

    await api.removeJob({ params });
    const tiling = { id: categoryId('Tiling') };
    const walls = { ...tiling, serviceId: serviceId('Tiling', 'Bathroom wall tiles') };
    await api.removeService({ params: walls });
    await api.removeCategory({ params: tiling });
    expect(await named()).toEqual([
      ['delete category', 'Tiling (deleted)'],
      ['delete service', 'Bathroom wall tiles, Tiling (deleted)'],
      ['delete job', `${called} (deleted)`],
      ['deactivate job', `${called} (deleted)`],
      taken,
    ]);

    // A report is kept for a year after it was closed: then its place in the log is all that is known of it.
    await market.look('delete from reports');
    const { entries } = await api.auditLog({ query: {} });
    expect(entries.at(-1)).toMatchObject({ subjectName: null, subjectId: reports[0]?.id });
  },
);
