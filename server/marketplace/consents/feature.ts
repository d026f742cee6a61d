import { feature } from '../feature.ts';
import { consentData } from './consent.personal-data.ts';

export const consents = feature({ name: 'consents', personalData: consentData });
