import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** What the server never draws. */
export const InBrowser = ({ children }: { children: ReactNode }) => useHydrated() && children;
