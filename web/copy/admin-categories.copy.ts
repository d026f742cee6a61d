import type { CategoryUses } from '../../contract/admin-categories.ts';
import { CATEGORY, noLongerThere } from './admin-words.copy.ts';
import { adminCopy } from './admin.copy.ts';

const ACTIVE_BUSINESSES = 'Active businesses';
const INACTIVE_BUSINESSES = 'Inactive businesses';

const counted = (count: number, one: string, several: string) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : several}`;

/** Work categories and their services in the admin area. Spelling as specified. */
export const adminCategoriesCopy = {
  loading: 'Loading Work Categories',
  empty: 'No Work Categories Found',
  added: 'Work Category added successfully',
  deleted: 'Work Category Deleted Successfully',
  activated: 'Work Category activated',
  deactivated: 'Work Category deactivated',
  renamed: 'Work Category updated successfully',
  gone: noLongerThere('work category'),
  columns: {
    name: CATEGORY,
    state: 'Status',
    active: ACTIVE_BUSINESSES,
    inactive: INACTIVE_BUSINESSES,
    services: 'Services',
  },
  active: 'Active',
  inactive: 'Inactive',
  add: { button: 'Add Work Category', title: 'Add a work category', label: 'Name', confirm: 'Add' },
  rename: {
    button: 'Rename',
    title: (name: string) => `Rename ${name}`,
    label: 'Name',
    confirm: adminCopy.save,
  },
  activate: 'Activate',
  deactivate: 'Deactivate',
  undo: 'Undo',
  remove: {
    button: 'Delete',
    title: (name: string) => `Delete ${name}`,
    confirm: 'Delete',
    counting: 'Counting the businesses and jobs that have it',
    /** How much has it, once that is known. */
    uses: ({ businessesCount, jobsCount, servicesCount }: CategoryUses) =>
      `${counted(businessesCount, 'business', 'businesses')} and ${counted(jobsCount, 'job', 'jobs')} have it, and ${counted(servicesCount, 'service', 'services')} go with it.`,
    usesOfService: (businesses: number) => `${counted(businesses, 'business', 'businesses')} chose it.`,
    note: 'What has it keeps its name, but nobody can choose it any more. This cannot be taken back: to stop offering it for a while, deactivate it instead. The reason is written into the audit log.',
  },
  services: {
    open: (count: number) => (count === 1 ? '1 service' : `${count} services`),
    label: (category: string) => `Services of ${category}`,
    openLabel: (category: string, count: string) => `${count} of ${category}`,
    empty: 'No Services Found',
    loading: 'Loading Services',
    added: 'Service added successfully',
    deleted: 'Service Deleted Successfully',
    activated: 'Service activated',
    deactivated: 'Service deactivated',
    renamed: 'Service updated successfully',
    gone: noLongerThere('service'),
    add: { button: 'Add Service', title: 'Add a service', label: 'Name', confirm: 'Add' },
    columns: {
      name: 'Service',
      state: 'Status',
      active: ACTIVE_BUSINESSES,
      inactive: INACTIVE_BUSINESSES,
    },
    close: 'Close',
  },
};
