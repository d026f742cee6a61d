import {
  BellDot,
  ClipboardPen,
  Gauge,
  Handshake,
  Hourglass,
  LayoutPanelTop,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  MousePointerClick,
  PanelsTopLeft,
  Star,
  Store,
  Table,
  TextCursorInput,
  UserRound,
} from 'lucide-react';
import type { GroupName } from '../copy/gallery-groups.copy.ts';

/** A sign for each group, beside its name. */
export const GROUP_ICONS: Record<GroupName, LucideIcon> = {
  buttons: MousePointerClick,
  fields: TextCursorInput,
  choices: ListChecks,
  signs: Star,
  surfaces: PanelsTopLeft,
  quiet: Hourglass,
  talk: MessagesSquare,
  front: BellDot,
  cards: Handshake,
  account: UserRound,
  admin: Gauge,
  shell: LayoutPanelTop,
  shop: Store,
  lists: Table,
  forms: ClipboardPen,
};
