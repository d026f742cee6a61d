import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What the cluster is made of, where Debian puts it. */
export const PROGRAMS = {
  postgres: { package: 'postgresql-15', path: '/usr/lib/postgresql/15/bin/postgres' },
  pgbouncer: { package: 'pgbouncer', path: '/usr/sbin/pgbouncer' },
  haproxy: { package: 'haproxy', path: '/usr/sbin/haproxy' },
};

/** A sentence if one of these programs is not installed. */
export function lackedPackages(...names: (keyof typeof PROGRAMS)[]): string | null {
  const lacked = names.map((name) => PROGRAMS[name]).filter(({ path }) => !existsSync(path));
  if (lacked.length === 0) return null;
  const packages = lacked.map((each) => each.package).join(' ');
  return `This machine lacks Debian's packages; run apt-get install --no-install-recommends ${packages}`;
}

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
