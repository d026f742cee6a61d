import {
  ClipboardList,
  Hammer,
  History,
  Inbox,
  type LucideIcon,
  MessageCircle,
  PoundSterling,
  Settings,
} from 'lucide-react';
import type { DashboardTab } from './dashboard-tabs.ts';

/** Beside or above the word of a tab. */
export const TAB_SIGNS: Record<DashboardTab, LucideIcon> = {
  jobs: ClipboardList,
  leads: Inbox,
  messages: MessageCircle,
  quoted: PoundSterling,
  progress: Hammer,
  history: History,
  team: ClipboardList,
  settings: Settings,
};
