import { brand } from '../../contract/brand.ts';
import { type PageWords, pageWords } from './page-words.ts';
import { uiCopy } from './ui.copy.ts';

/** The frame of both dashboards, and what any call on them may have to say. Spelling as specified. */
export const dashboardCopy = {
  /** Under every question before something that stays so. */
  forGood: 'This process cannot be undone.',
  /** The same, as specified where a lead or a quote goes. */
  forGoodInList: 'This process cannot be undone',
  title: 'Dashboard',
  tabsLabel: 'Dashboard',
  menu: 'Menu',
  /** Spoken of a tab or the bell; a number may be "99+". */
  newHere: (what: string, count: string) => `${what}, ${count} new`,
  someNew: (count: string) => `${count} new`,
  newLeads: (count: string) => (count === '1' ? '1 new lead' : `${count} new leads`),
  newQuotes: (count: string) => (count === '1' ? '1 new quote' : `${count} new quotes`),
  /** The button of the bell. */
  bell: 'What happened',
  loading: 'Loading your dashboard',
  tabs: {
    jobs: 'Jobs',
    leads: 'Leads',
    quoted: 'Quoted',
    progress: 'Progress',
    messages: 'Messages',
    history: 'History',
    team: 'Team',
    settings: 'Settings',
  },
  history: { completed: 'Completed', cancelled: 'Cancelled', label: 'Show' },
  isNew: 'New',
  tryAgain: uiCopy.tryAgain,
};

/** Of one tab. */
export const dashboardPage = (tab: keyof typeof dashboardCopy.tabs): PageWords =>
  pageWords(dashboardCopy.tabs[tab], `Your jobs, leads and quotes on ${brand.name}.`);
