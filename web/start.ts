import { createStart } from '@tanstack/react-start';
import { apiRefusalAdapter, bugAdapter } from './api-refusal.ts';

export const startInstance = createStart(() => ({ serializationAdapters: [apiRefusalAdapter, bugAdapter] }));
