import { createFileRoute, notFound } from '@tanstack/react-router';
import { ApiRefusal } from '../api-refusal.ts';
import { pageHead } from '../shell/page-head.ts';
import { shownOf } from '../visitor/profile/profile.ts';
import { profileForMachines } from '../visitor/profile/profile-for-machines.ts';
import { wordsOfProfile } from '../visitor/profile/profile-head.ts';
import { ProfileScreen } from '../visitor/profile/profile-screen.tsx';

export const Route = createFileRoute('/_site/business/$id')({
  loader: async ({ context: { api, site }, params }) => {
    const refused = (error: unknown) => {
      throw error instanceof ApiRefusal && error.status === 404 ? notFound() : error;
    };
    const business = await api.publicBusiness({ params }).catch(refused);
    const forMachines = profileForMachines(business, site.appUrl);
    return { business: shownOf(business), page: { ...wordsOfProfile(business), forMachines } };
  },
  head: pageHead,
  component: Profile,
});

function Profile() {
  return <ProfileScreen business={Route.useLoaderData().business} />;
}
