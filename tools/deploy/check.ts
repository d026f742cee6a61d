import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a tool said of a file of `deploy/`; null where the tool is not on this machine. */
export type Verdict = { name: string; isRight: boolean | null; said: string };

const HAPROXY = {
  APP_HOST: 'jobs.example.com',
  LISTEN: '127.0.0.1:18080',
  WEB_1: '127.0.0.1:18081',
  WEB_2: '127.0.0.1:18082',
};

/** Has each file read by the program that will read it, as far as this machine has them. */
export function checkFiles(): Verdict[] {
  return [
    told('haproxy.cfg', ['haproxy', '-c', '-f', 'deploy/haproxy.cfg'], HAPROXY),
    told('YAML', ['yamllint', '-d', '{extends: relaxed, rules: {line-length: disable}}', 'deploy']),
    told('alert rules', ['promtool', 'check', 'rules', 'deploy/monitoring/alerts.yaml']),
    told('roles.sh', ['sh', '-n', 'deploy/compose/roles.sh']),
    units(),
    manifests(),
    compose(),
  ];
}

function told(name: string, [program = '', ...args]: string[], env: NodeJS.ProcessEnv = {}): Verdict {
  const { status, error, stdout, stderr } = spawnSync(program, args, {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (error) return { name, isRight: null, said: `there is no ${program} here` };
  return { name, isRight: status === 0, said: `${stdout}${stderr}`.trim() };
}

/** systemd looks whether what a unit starts is there, so it is shown this folder in place of the installed one. */
function units(): Verdict {
  const folder = mkdtempSync(join(tmpdir(), 'fettle-units-'));
  try {
    const files = readdirSync('deploy/systemd').map((name) => {
      const unit = readFileSync(join('deploy/systemd', name), 'utf8');
      writeFileSync(join(folder, name), unit.replaceAll('/opt/fettle', process.cwd()));
      return join(folder, name);
    });
    return told('systemd units', ['systemd-analyze', 'verify', ...files]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Every variable that must be given is given. */
function compose(): Verdict {
  const source = readFileSync('deploy/compose/compose.yaml', 'utf8');
  const given = [...source.matchAll(/\$\{(\w+):\?\}/g)].map(([, name = '']) => [name, 'given']);
  const args = ['-f', 'deploy/compose/compose.yaml', 'config', '-q'];
  return told('compose.yaml', ['docker-compose', ...args], Object.fromEntries(given));
}

/** A dry run of the client asks a cluster for its schemas; without one only YAML was looked at. */
function manifests(): Verdict {
  const args = ['create', '--dry-run=client', '-f', 'deploy/kubernetes'];
  const verdict = told('Kubernetes manifests', ['kubectl', ...args]);
  return verdict.said.includes('connection refused')
    ? { ...verdict, isRight: null, said: 'kubectl has no cluster here' }
    : verdict;
}
