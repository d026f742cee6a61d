import type { Feature } from './feature.ts';

/**
 * The same features, if no two of them claim one thing.
 * @throws Error that names the thing and both features
 */
export function apart<const Features extends readonly Feature[]>(features: Features): Features {
  const owners = new Map<string, string>();
  for (const each of features)
    for (const claim of claimsOf(each)) {
      const owner = owners.get(claim);
      if (owner) throw new Error(`two features claim ${claim}: ${owner} and ${each.name}`);
      owners.set(claim, each.name);
    }
  return features;
}

function claimsOf(each: Feature): string[] {
  const routes = Object.entries({ ...each.routes, ...each.files });
  return [
    `the folder ${each.name}`,
    ...routes.map(([name]) => `the call ${name}`),
    ...routes.map(([, { method, path }]) => `the address ${method} ${path}`),
    ...namesOf(each.actions).map((name) => `the action ${name}`),
    ...namesOf(each.lifecycles).map((name) => `the lifecycle ${name}`),
    ...namesOf(each.policies).map((name) => `the policy ${name}`),
    ...queuesOf(each).map((name) => `the queue ${name}`),
    ...minutelyOf(each).map((name) => `the duty ${name}`),
    ...namesOf(each.mails).map((name) => `the kind of mail ${name}`),
    ...(each.events ?? []).map((name) => `the event ${name}`),
    ...namesOf(each.personalData).map((name) => `the table ${name}`),
    ...Object.values(each.limits ?? {}).map(({ name }) => `the limit ${name}`),
  ];
}

const namesOf = (part: object | undefined): string[] => Object.keys(part ?? {});

/** The queues of a feature: those of its jobs, and one for each duty that the queue carries. */
export const queuesOf = ({ queues = [], duties = {} }: Feature): string[] => [
  ...queues,
  ...Object.entries(duties).flatMap(([name, duty]) => ('at' in duty ? [name] : [])),
];

const minutelyOf = ({ duties = {} }: Feature): string[] =>
  Object.entries(duties).flatMap(([name, duty]) => ('each' in duty ? [name] : []));
