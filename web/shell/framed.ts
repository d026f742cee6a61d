import { createContext } from 'react';

/** A page that fails brings a frame along, and may stand in one already. */
export const Framed = createContext(false);
