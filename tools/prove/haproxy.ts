import { freePort } from '../../server/testing/free-port.ts';
import { PROGRAMS } from './debian.ts';
import { folderFor, type Running, startServer, written } from './running.ts';

/** HAProxy before the server at a port, as docs/engines.md says. */
export async function startHaproxy(before: number): Promise<Running & { port: number }> {
  const [folder, port] = [folderFor('haproxy'), await freePort()];
  const file = written(folder, 'haproxy.cfg', [
    'global',
    '  maxconn 1000',
    'defaults',
    '  mode tcp',
    '  timeout connect 2s',
    // What listens is silent for a long time; both ends ask whether the other is there.
    '  timeout client 30m',
    '  timeout server 30m',
    '  option clitcpka',
    '  option srvtcpka',
    'listen postgres',
    `  bind 127.0.0.1:${port}`,
    `  server one 127.0.0.1:${before} check inter 500 fall 2 rise 1 on-marked-down shutdown-sessions`,
  ]);
  return {
    ...(await startServer({ program: PROGRAMS.haproxy.path, args: ['-db', '-f', file], port })),
    port,
  };
}
