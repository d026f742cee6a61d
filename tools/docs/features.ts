import { queuesOf } from '../../server/marketplace/apart.ts';
import type { Feature } from '../../server/marketplace/feature.ts';
import { code, page } from './page.ts';

/** What each feature brings, in the order of knowing. */
export function featuresPage(features: readonly Feature[]): string {
  return page('Features', 'the `feature.ts` files', [
    'In the order of knowing: a feature may import only those before it.',
    ...features.flatMap((each) => [`## ${each.name}`, partsOf(each)]),
  ]);
}

const partsOf = (each: Feature): string =>
  [
    line('calls', Object.keys({ ...each.routes, ...each.files })),
    line('actions', Object.keys(each.actions ?? {})),
    line('lifecycles', Object.keys(each.lifecycles ?? {})),
    line('policies', Object.keys(each.policies ?? {})),
    line('events', each.events),
    line('queues', queuesOf(each)),
    line('duties', Object.entries(each.duties ?? {}).map(dutyLine)),
    line('mails', Object.keys(each.mails ?? {})),
    line('live lists', each.liveLists),
    line('tables', Object.keys(each.personalData ?? {})),
    line(
      'limits',
      Object.values(each.limits ?? {}).map(({ name, tries, seconds }) => `${name}: ${tries} in ${seconds} s`),
    ),
  ]
    .filter((each) => each !== '')
    .join('\n');

const line = (part: string, names: readonly string[] = []): string =>
  names.length === 0 ? '' : `- ${part}: ${names.map(code).join(', ')}`;

const dutyLine = ([name, duty]: [string, NonNullable<Feature['duties']>[string]]): string =>
  'at' in duty ? `${name} at ${duty.at}` : `${name} each minute`;
