import type { AdminReport } from '../../contract/reports.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';
import { offer } from './offers.ts';
import { type Before, DAYS } from './samples.ts';
import type { Answers } from './world.tsx';

const { sample } = galleryCopy;
const ADMIN = { id: 'ada', name: sample.admin };
const FIRM = { id: 'tandy', name: sample.firm };
const LONG_FIRM = { id: 'featherstonehaugh', name: sample.longFirm };
const counted = { activeBusinessesCount: 12, inactiveBusinessesCount: 3 };

export const categoryRows: Answers = {
  adminCategories: {
    workCategories: [
      {
        id: 'plumbing',
        name: sample.trade,
        is_active: 1,
        ...counted,
        services: sample.services.map((name) => ({ id: name, name, is_active: 1 as const, ...counted })),
      },
      { id: 'drains', name: sample.longTrade, is_active: 0, ...counted, services: [] },
    ],
    categoryCount: 2,
  },
};

export const promoRows: Answers = {
  promoCodes: {
    promoCodes: [
      { id: 'spring', ...sample.promo, percentage: 25, status: true },
      { id: 'winter', name: sample.oldPromo, description: null, percentage: 100, status: false },
    ],
    count: 2,
  },
};

export function reportRows(before: Before): Answers {
  const one: AdminReport = {
    id: 'report-1',
    reason: 'payment_elsewhere',
    note: null,
    words: sample.review,
    attachment: null,
    createdAt: before(3 * DAYS),
    reporter: { id: 'carol', name: sample.customer },
    writer: { id: 'alan', name: sample.owner },
    sender: 'business',
    business: FIRM,
    leadId: 'lead',
    job: { title: sample.job, jobNumber: 'J000012' },
    owner: null,
    done: null,
  };
  const long: AdminReport = {
    ...one,
    id: 'report-2',
    reason: 'harassment',
    note: sample.review,
    words: sample.longDescription,
    attachment: { place: 2, file: { id: 'photo', kind: 'photo', name: '' } },
    business: LONG_FIRM,
    sender: 'customer',
    owner: { id: 'ada', name: sample.admin },
  };
  return {
    adminReports: {
      reports: [
        one,
        long,
        { ...one, id: 'report-3', words: null, writer: null },
        { ...one, id: 'report-4', words: null, reason: 'blocked_at_work' },
      ],
      count: 4,
    },
  };
}

export const flagRows = (before: Before): Answers => ({
  paymentFlags: {
    flags: [
      {
        id: 'flag-1',
        why: 'unwanted',
        business: FIRM,
        provider: 'gocardless',
        reference: sample.unwantedReference,
        what: sample.packages.premium,
        amount: 234,
        createdAt: before(2 * DAYS),
      },
      {
        id: 'flag-2',
        why: 'price',
        business: LONG_FIRM,
        provider: 'stripe',
        reference: sample.unwantedReference,
        what: null,
        amount: null,
        createdAt: before(9 * DAYS),
      },
    ],
    count: 2,
  },
});

const ABOUT = (subjectName: string | null) => ({ subjectName, impersonation: null });

const changed = (before: Before) => ({
  id: 'audit-3',
  act: 'change',
  subject: 'setting',
  subjectId: null,
  admin: ADMIN,
  account: null,
  ...ABOUT(null),
  changes: [{ field: 'texts_a_day', before: null, after: '500' }],
  reason: null,
  createdAt: before(300 * DAYS),
});

const acted = (before: Before) => ({
  id: 'audit-4',
  act: 'impersonate',
  subject: 'account',
  subjectId: FIRM.id,
  admin: ADMIN,
  account: FIRM,
  subjectName: sample.firm,
  changes: [],
  reason: sample.suspendedFor,
  createdAt: before(301 * DAYS),
  impersonation: { requests: 31, until: before(301 * DAYS - 12) },
});

export const auditRows = (before: Before): Answers => ({
  auditLog: {
    entries: [
      {
        id: 'audit-1',
        act: 'deactivate',
        subject: 'account',
        subjectId: 'nair',
        admin: ADMIN,
        account: { id: 'nair', name: sample.otherFirm },
        ...ABOUT(sample.otherFirm),
        changes: [{ field: 'is_active', before: '1', after: '0' }],
        reason: sample.suspendedFor,
        createdAt: before(30),
      },
      {
        id: 'audit-2',
        act: 'rename',
        subject: 'account',
        subjectId: LONG_FIRM.id,
        admin: ADMIN,
        account: LONG_FIRM,
        ...ABOUT(sample.longFirm),
        changes: [{ field: 'business_name', before: sample.firm, after: sample.longFirm }],
        reason: null,
        createdAt: before(40 * DAYS),
      },
      changed(before),
      acted(before),
    ],
    count: 4,
  },
});

export const prices: Answers = {
  packages: { packages: [offer('standard', 95), offer('premium', 195)] },
};

export const market = (vatRate = 20): Answers => ({
  marketSettings: {
    data: {
      isVatRegistered: true,
      vatRate,
      headStartHours: 24,
      freeMonths: 1,
      takesCrownDependencies: false,
      textsADay: null,
      textsADayAtStart: 500,
      unansweredDays: 60,
      radiusKm: 40,
      graceDays: 7,
      impersonationMinutes: 30,
    },
  },
});
