import { createContext, useContext } from 'react';
import type { Faults } from '../../ui/faults.ts';

/** What is wrong with the page that is shown, for its fields to say. */
export const FaultsOfPage = createContext<Faults>({});

export const useFault = (field: string): string | undefined => useContext(FaultsOfPage)[field];
