import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What the cluster is made of, where Debian puts it. */
export const PROGRAMS = {
  postgres: { package: 'postgresql-15', path: '/usr/lib/postgresql/15/bin/postgres' },
  pgbouncer: { package: 'pgbouncer', path: '/usr/sbin/pgbouncer' },
  haproxy: { package: 'haproxy', path: '/usr/sbin/haproxy' },
};

/** The packages that are not installed. */
export const missingPackages = (): string[] =>
  Object.values(PROGRAMS)
    .filter(({ path }) => !existsSync(path))
    .map((each) => each.package);

/** What each program says of itself, in a line. */
export const versions = (): string =>
  [
    versionOf(PROGRAMS.postgres.path, '--version'),
    versionOf(PROGRAMS.pgbouncer.path, '--version'),
    versionOf(PROGRAMS.haproxy.path, '-v'),
  ].join(', ');

function versionOf(path: string, flag: string): string {
  const [first = ''] = execFileSync(path, [flag], { encoding: 'utf8' }).split('\n');
  return /^(\S+).*?(\d+\.\d+(\.\d+)?)/.exec(first)?.slice(1, 3).join(' ') ?? first;
}
