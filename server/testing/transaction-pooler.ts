import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import pg from 'pg';

/** So many connections of the server are shared by everybody who comes. */
const CONNECTIONS = 4;
/** All that PgBouncer takes of what a client says when it begins. */
const TAKEN = new Set(['user', 'database', 'application_name', 'client_encoding']);

type Server = { socket: Socket; client: Client | null };
type Client = { socket: Socket; server: Server | null; waiting: Buffer[]; asked: number };

export type Pooler = { url: string; stop(): Promise<void> };

/**
 * What a pooler in transaction mode does to a program, without being one: each transaction gets the connection that was used
 * longest ago, nothing that was prepared or told to a connection before can be relied upon, notifications reach nobody, and
 * start-up parameters are refused. It lets everybody in as whom `url` names; for tests.
 */
export async function transactionPooler(url: string): Promise<Pooler> {
  const shared = sharedConnections(url);
  const sockets = new Set<Socket>();
  const listener = createServer((socket) => {
    const client: Client = { socket, server: null, waiting: [], asked: 0 };
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on(
      'data',
      greeted(socket, (message) => shared.take(client, message)),
    );
  });
  await once(listener.listen(0, '127.0.0.1'), 'listening');
  const { username, pathname } = new URL(url);
  return {
    url: `postgres://${username}@127.0.0.1:${(listener.address() as AddressInfo).port}${pathname}`,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await shared.close();
      await once(listener.close(), 'close');
    },
  };
}

/** Opened when somebody first asks something, as a pooler does. */
function sharedConnections(url: string) {
  const free: Server[] = [];
  const queue: Client[] = [];
  let opening: Promise<Server[]> | null = null;

  const serve = (): void => {
    while (free.length > 0 && queue.length > 0) {
      const [client, server] = [queue.shift(), free.shift()];
      if (!client || !server) return;
      [client.server, server.client] = [server, client];
      for (const message of client.waiting.splice(0)) server.socket.write(message);
    }
  };
  const answer = (server: Server, message: Buffer): void => {
    const { client } = server;
    client?.socket.write(message);
    if (!client || !isReady(message)) return;
    client.asked--;
    if (!isIdle(message) || client.asked > 0) return;
    client.server = server.client = null;
    free.push(server);
    serve();
  };
  const open = async (): Promise<Server> => {
    const server: Server = { socket: await loggedIn(url), client: null };
    server.socket.on('error', () => undefined);
    server.socket.on(
      'data',
      messages((message) => answer(server, message)),
    );
    free.push(server);
    return server;
  };
  return {
    take(client: Client, message: Buffer): void {
      if (kindOf(message) === 'X') return;
      opening ??= Promise.all(Array.from({ length: CONNECTIONS }, open));
      if (ASKS.has(kindOf(message))) client.asked++;
      if (client.server) return void client.server.socket.write(message);
      if (client.waiting.push(message) === 1) queue.push(client);
      void opening.then(serve);
    },
    close: async () => (await opening)?.forEach(({ socket }) => socket.destroy()),
  };
}

/** A connection that pg has logged in, and that is ours from then on. */
async function loggedIn(url: string): Promise<Socket> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  return stream.removeAllListeners('data');
}

const ASKS = new Set(['Q', 'S']);
const kindOf = (message: Buffer): string => String.fromCharCode(message[0] ?? 0);
const isReady = (message: Buffer): boolean => kindOf(message) === 'Z';
const isIdle = (message: Buffer): boolean => message[5] === 'I'.charCodeAt(0);

/** Cuts what arrives into messages: a letter, a length that counts itself, and the rest. */
function messages(heard: (message: Buffer) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = 1 + rest.readInt32BE(1);
      heard(rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  };
}

/** The first message has no letter; it says who comes, and how they want the session to be. */
function greeted(socket: Socket, heard: (message: Buffer) => void): (chunk: Buffer) => void {
  const later = messages(heard);
  let isGreeted = false;
  return (chunk) => {
    if (isGreeted) return later(chunk);
    isGreeted = true;
    const words = chunk.subarray(8, chunk.readInt32BE(0)).toString().split('\0');
    const refused = words.find((name, place) => place % 2 === 0 && name && !TAKEN.has(name));
    if (refused) return void socket.end(fault(`unsupported startup parameter: ${refused}`));
    socket.write(Buffer.concat([answer('R', [0, 0, 0, 0]), answer('K', MADE_UP), answer('Z', IDLE)]));
    later(chunk.subarray(chunk.readInt32BE(0)));
  };
}

const IDLE = [...Buffer.from('I')];
/** A process that there is not, and its secret. */
const MADE_UP = [0, 0, 0, 1, 0, 0, 0, 1];

function answer(kind: string, body: readonly number[]): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(kind), length, Buffer.from(body)]);
}

const fault = (message: string): Buffer => answer('E', [...Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`)]);
