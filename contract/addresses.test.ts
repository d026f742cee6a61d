import { expect, test } from 'vitest';
import { api } from './index.ts';
import { fileRoutes } from './files.ts';
import type { Route } from './kernel.ts';

// The client builds each address from these declarations, and the server mounts them. So a story that makes a call
// by its name would not notice that the call had moved; these tests would.

const table: Record<string, Route> = { ...api, ...fileRoutes };

/** Method and address of each call, as the requirements write them. */
const addressesOf = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, `${table[name]?.method} ${table[name]?.path}`]));

test('who registers, signs in or has forgotten something asks here', {
  meta: {
    shows: ['R-10-016', 'R-10-018', 'R-10-020', 'R-10-022', 'R-10-024', 'R-10-026', 'R-10-028', 'R-10-030'],
  },
}, () => {
  const calls = {
    currentUser: 'GET /auth/user',
    logIn: 'POST /auth/login',
    checkAdminCredentials: 'POST /auth/admin/credentials/check',
    logOut: 'POST /auth/logout',
    registerCustomer: 'POST /auth/customer/register',
    registerBusiness: 'POST /auth/business/register',
    verify: 'GET /auth/verify/:code',
    sendSecurityCode: 'POST /auth/security-code/:email/send',
  };
  expect(addressesOf(...Object.keys(calls))).toEqual(calls);
});

test('a subscription, a password and two questions have these addresses', {
  meta: { shows: ['R-10-032', 'R-10-034', 'R-10-036', 'R-10-039', 'R-10-041', 'R-10-042', 'R-10-043'] },
}, () => {
  const calls = {
    renewSubscription: 'POST /auth/renew-subscription',
    bankConfirmation: 'POST /auth/business/registration/bankConfirmation',
    updatePassword: 'POST /auth/update-password',
    resetPassword: 'POST /auth/change-password',
    isEmailRegistered: 'GET /user/is-email-registered/:email',
    isPhoneRegistered: 'GET /user/is-phone-registered/:phone',
  };
  expect(addressesOf(...Object.keys(calls))).toEqual(calls);
  for (const name of ['isEmailRegistered', 'isPhoneRegistered']) expect(table[name]?.by).toBe('anyone');
});

test('what is one’s own is changed here', {
  meta: {
    shows: ['R-10-044', 'R-10-045', 'R-10-049', 'R-10-051', 'R-10-052', 'R-10-054', 'R-10-056', 'R-10-058'],
  },
}, () => {
  const calls = {
    updateUser: 'POST /user',
    removeAvatar: 'POST /user/deleteUserProfile',
    deleteAccount: 'DELETE /user',
    updateEmail: 'PUT /user/update-email',
    confirmUpdateEmail: 'POST /user/confirm-update-email',
    notificationSettings: 'GET /notifications/settings',
    changeNotificationSettings: 'PUT /notifications/settings',
  };
  expect(addressesOf(...Object.keys(calls))).toEqual(calls);
  expect(table.deleteAccount?.by).toEqual(['customer', 'business']);
});

test('a business has its profile, logo and papers here', {
  meta: { shows: ['R-10-092', 'R-10-094', 'R-10-096', 'R-10-098', 'R-10-100', 'R-10-102'] },
}, () => {
  const calls = {
    ownBusiness: 'GET /business',
    saveBusiness: 'POST /business',
    deleteLogo: 'DELETE /business/deleteLogo',
    publicBusiness: 'GET /business/:id',
    addDocument: 'POST /business/documents',
    removeDocument: 'DELETE /business/document/:id',
    document: 'GET /business/document/:id',
  };
  expect(addressesOf(...Object.keys(calls))).toEqual(calls);
  expect(table.saveBusiness?.upload?.field).toBe('logo');
});

test('what it costs is asked here, and what more there is', {
  meta: { shows: ['R-10-103', 'R-10-104', 'R-10-105', 'R-10-106', 'R-10-108', 'R-10-110'] },
}, () => {
  const calls = {
    billing: 'GET /billing',
    cancelSubscription: 'POST /billing/cancel',
    packages: 'GET /subscription/packages',
    directDebitPackages: 'GET /gosubscription/packages',
    checkPromoCode: 'POST /subscription/promo-code',
    contactUs: 'POST /customer/contact-us',
  };
  expect(addressesOf(...Object.keys(calls))).toEqual(calls);
});

test('an admin lists, reads and changes accounts here', {
  meta: { shows: ['R-10-113', 'R-10-115', 'R-10-117', 'R-10-119', 'R-10-121', 'R-10-122'] },
}, () => {
  const calls = {
    adminCustomers: 'GET /admin/customers',
    adminCustomer: 'GET /admin/customer/:id',
    changeCustomer: 'PUT /admin/customer/:id',
    adminBusinesses: 'GET /admin/businesses',
    adminBusiness: 'GET /admin/business/:id',
    changeBusiness: 'PUT /admin/business/:id',
  };
  expect(addressesOf(...Object.keys(calls))).toEqual(calls);
});

test('an admin deletes, verifies and acts as an account here', {
  meta: { shows: ['R-10-134', 'R-10-136', 'R-10-137', 'R-10-138', 'R-10-140', 'R-10-142'] },
}, () => {
  const calls = {
    removeAccount: 'DELETE /admin/user/:id',
    verify: 'GET /auth/verify/:code',
    resendVerification: 'GET /admin/resend-verification-code/:id',
    impersonate: 'POST /admin/impersonate/login',
    backAsAdmin: 'POST /login/back-as-admin',
  };
  expect(addressesOf(...Object.keys(calls))).toEqual(calls);
});

test('jobs, figures and reviews are an admin’s here', {
  meta: { shows: ['R-10-124', 'R-10-125', 'R-10-126', 'R-10-149', 'R-10-150'] },
}, () => {
  const calls = {
    adminJobs: 'GET /admin/jobs',
    switchJob: 'PUT /admin/job/:id',
    removeJob: 'DELETE /admin/job/:id',
    adminFigures: 'GET /admin/dashboard',
    adminReviews: 'GET /admin/reviews',
    switchReview: 'PUT /admin/review/:id',
    removeReview: 'DELETE /admin/review/:id',
  };
  expect(addressesOf(...Object.keys(calls))).toEqual(calls);
});

test('work categories and their services are an admin’s here', {
  meta: { shows: ['R-10-127', 'R-10-128', 'R-10-129', 'R-10-130', 'R-10-131', 'R-10-133'] },
}, () => {
  const calls = {
    adminCategories: 'GET /admin/work-categories',
    addCategory: 'POST /admin/work-category',
    changeCategory: 'PUT /admin/work-category/:id',
    removeCategory: 'DELETE /admin/work-category/:id',
    categoryUses: 'GET /admin/work-category/:id/uses',
    adminServices: 'GET /admin/work-category/:id/services',
    addService: 'POST /admin/work-category/:id/service',
    changeService: 'PUT /admin/work-category/:id/service/:serviceId',
    removeService: 'DELETE /admin/work-category/:id/service/:serviceId',
  };
  expect(addressesOf(...Object.keys(calls))).toEqual(calls);
});

test('promo codes are an admin’s here', {
  meta: { shows: ['R-10-144', 'R-10-145', 'R-10-146', 'R-10-147', 'R-10-148'] },
}, () => {
  const calls = {
    promoCodes: 'GET /admin/gocardless/promo-codes',
    addPromoCode: 'POST /admin/gocardless/promo-codes',
    changePromoCode: 'PUT /admin/gocardless/promo-codes/:id',
    deletePromoCode: 'DELETE /admin/gocardless/promo-codes/:id',
  };
  expect(addressesOf(...Object.keys(calls))).toEqual(calls);
});
