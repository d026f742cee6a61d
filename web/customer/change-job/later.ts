import { lazyRouteComponent } from '@tanstack/react-router';

/** The fields with their rules are a chunk of their own: the frame of the page is there while they come. */
export const LatePostedJob = lazyRouteComponent(() => import('./posted-job-screen.tsx'), 'PostedJob');
