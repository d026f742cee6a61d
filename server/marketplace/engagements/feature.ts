import { feature } from '../feature.ts';
import { engagementLifecycle } from './engagement.lifecycle.ts';
import { engagementData } from './engagement.personal-data.ts';
import { mayOnEngagement } from './engagement.policy.ts';

export const engagements = feature({
  name: 'engagements',
  lifecycles: { engagement: engagementLifecycle },
  policies: { engagement: mayOnEngagement.table },
  personalData: engagementData,
});
