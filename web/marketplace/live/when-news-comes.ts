/** All that a list needs once something comes or goes, in one chunk that no first screen waits for. */
export { LeftNotice } from './left-notice.tsx';
export { NewsInCard } from './news-in-card.tsx';
export { NewsInDialog } from './news-in-dialog.tsx';
export { afterReading, letIn } from './rows-after.ts';
export { isAttended, keepView, viewOf } from './steady-view.ts';
export { Waiting } from './waiting.tsx';
