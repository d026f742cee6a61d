import { createContext, useContext } from 'react';
import type { FieldErrors } from '../../ui/forms/field-errors.ts';

/** What is wrong with the page that is shown, for its fields to say. */
export const ErrorsOfPage = createContext<FieldErrors>({});

export const useFault = (field: string): string | undefined => useContext(ErrorsOfPage)[field];
