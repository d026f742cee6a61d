import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What a host of a cluster of servers can be. A swallowed one takes what it is sent, and nothing comes back. */
type State = 'primary' | 'standby' | 'gone' | 'swallowed';

export type Host = {
  /** As it stands in an address. */
  name: string;
  /** From now on it is this. Every connection to it is lost, as after a restart; those to a swallowed one stay. */
  becomes(state: State): void;
  stop(): Promise<void>;
};

/** A host that leads to a test's server: as its primary, or so that nothing can be written. */
export async function hostOf(url: string, first: State): Promise<Host> {
  const { searchParams } = new URL(url);
  const path = `${searchParams.get('host') ?? ''}/.s.PGSQL.${searchParams.get('port') ?? '5432'}`;
  const sockets = new Set<Socket>();
  const servers = new Set<Socket>();
  let state = first;
  const listener = createServer((client) => {
    sockets.add(client);
    client.on('error', () => undefined).on('close', () => sockets.delete(client));
    if (state === 'gone') return void client.destroy();
    if (state === 'swallowed') return void client.resume();
    const server = connect(path).on('error', () => client.destroy());
    servers.add(server);
    const begun = state === 'standby' ? readOnly : (start: Buffer) => start;
    client.once('data', (start) => {
      server.write(begun(start));
      client.pipe(server).pipe(client);
    });
    client.on('close', () => server.destroy());
    server.on('close', () => servers.delete(server) && client.destroy());
  });
  await once(listener.listen(0, '127.0.0.1'), 'listening');
  const disconnect = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    name: `127.0.0.1:${(listener.address() as AddressInfo).port}`,
    becomes(next) {
      state = next;
      if (next !== 'swallowed') return disconnect();
      for (const socket of sockets) socket.unpipe().resume();
      for (const server of servers) server.unpipe().resume();
    },
    async stop() {
      disconnect();
      await once(listener.close(), 'close');
    },
  };
}

const READ_ONLY = Buffer.from('default_transaction_read_only\0on\0\0');

/** The first message, which says who comes, with one parameter more. */
function readOnly(start: Buffer): Buffer {
  const length = start.readInt32BE(0);
  const changed = Buffer.concat([start.subarray(0, length - 1), READ_ONLY, start.subarray(length)]);
  changed.writeInt32BE(length - 1 + READ_ONLY.length, 0);
  return changed;
}
