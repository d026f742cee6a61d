import { expect } from 'vitest';
import { refusalOf } from '../../testing/api.ts';
import type { Business } from '../../testing/business.ts';
import { PASSWORD } from '../../testing/facts.ts';
import { invitationTo, memberForm } from '../../testing/member.ts';
import { visitor } from '../../testing/newcomer.ts';
import { type Stage, story } from '../../testing/story.ts';

/** Anna has invited Ben, who has a business of his own. */
async function invited({ market, business }: Stage) {
  const [anna, ben] = [await business(), await business()];
  await (await anna.api()).inviteMember({ body: { email: ben.facts.email, role: 'office' } });
  return { anna, ben, token: await invitationTo(market, ben.facts.email) };
}

story('a link that was taken up once lets nobody in again, also not who was removed since', async (stage) => {
  const { anna, ben, token } = await invited(stage);
  const params = { token };
  await (await ben.api()).acceptInvitation({ params });
  const isOver = async () => {
    expect(await refusalOf(visitor(stage.market).invitation({ params }))).toBe('invitation_over');
    const form = memberForm(token);
    expect(await refusalOf(visitor(stage.market).registerMember({ body: form }))).toBe('invitation_over');
  };
  await isOver();
  expect((await (await anna.api()).team()).invitations).toEqual([]);
  const dora = await stage.business();
  expect(await refusalOf((await dora.api()).acceptInvitation({ params }))).toBe('invitation_over');
  await (await anna.api()).removeMember({ params: { id: ben.accountId } });
  await isOver();
  expect(await refusalOf((await ben.api()).acceptInvitation({ params }))).toBe('invitation_over');
  expect((await (await anna.api()).team()).members).toHaveLength(1);
});

story(
  'the link of a business whose owner is switched off lets nobody in until they are back',
  async (stage) => {
    const { anna, ben, token } = await invited(stage);
    const params = { token };
    const adam = await (await stage.admin()).api();
    await adam.changeBusiness({ params: { id: anna.id }, body: { is_active: 0 } });
    expect(await refusalOf(visitor(stage.market).invitation({ params }))).toBe('invitation_over');
    expect(await refusalOf((await ben.api()).acceptInvitation({ params }))).toBe('invitation_over');
    await adam.changeBusiness({ params: { id: anna.id }, body: { is_active: 1 } });
    expect(await (await ben.api()).acceptInvitation({ params })).toEqual([]);
  },
);

story('what one business takes back or removes is its own', async (stage) => {
  const { anna, ben, token } = await invited(stage);
  const nora = await stage.member(anna, 'office');
  const [open] = (await (await anna.api()).team()).invitations;
  const bens = await ben.api();
  const params = { id: nora.accountId };
  expect(await refusalOf(bens.changeMember({ params, body: { role: 'field' } }))).toBe('not_found');
  await Promise.allSettled([
    bens.revokeInvitation({ params: { id: open?.id ?? '' } }),
    bens.removeMember({ params }),
  ]);
  // The same address invited by another business is another invitation.
  const dora = await stage.business();
  await (await dora.api()).inviteMember({ body: { email: ben.facts.email, role: 'field' } });
  const { members, invitations } = await (await anna.api()).team();
  expect(members.map(({ role }) => role)).toEqual(['owner', 'office']);
  expect(invitations).toMatchObject([{ email: ben.facts.email, isOver: false }]);
  expect(await bens.acceptInvitation({ params: { token } })).toEqual([]);
});

story('what becomes of somebody in one business leaves their place in another as it is', async (stage) => {
  const { market, business, member } = stage;
  const [anna, ben, dora] = [await business(), await business(), await business()];
  const nora = await member(anna, 'office');
  for (const owner of [ben, dora]) {
    await (await owner.api()).inviteMember({ body: { email: nora.facts.email, role: 'office' } });
    const token = await invitationTo(market, nora.facts.email);
    await (await nora.api()).acceptInvitation({ params: { token } });
  }
  const params = { id: nora.accountId };
  const rolesIn = async (owners: Business[]) => {
    const teams = await Promise.all(owners.map(async (owner) => (await owner.api()).team()));
    return teams.map(({ members }) => members.find(({ id }) => id === nora.accountId)?.role);
  };
  await (await ben.api()).changeMember({ params, body: { role: 'field' } });
  expect(await rolesIn([anna, ben, dora])).toEqual(['office', 'field', 'office']);
  await (await dora.api()).removeMember({ params });
  expect(await rolesIn([anna, ben, dora])).toEqual(['office', 'field', undefined]);
  const annas = await anna.api();
  await annas.provePassword({ body: { password: PASSWORD } });
  // A member of another business is no heir of this one.
  const olga = await member(ben, 'office');
  expect(await refusalOf(annas.handOver({ body: { member: olga.accountId } }))).toBe('not_found');
  await annas.handOver({ body: { member: nora.accountId } });
  expect(await rolesIn([ben])).toEqual(['field']);
});
