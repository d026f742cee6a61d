import type { Outgoing } from '../../../../contract/client.ts';
import type { Reply } from '../../../../contract/page.ts';
import type { Versions, VersionsOf } from '../../db/content-versions.ts';

/** What the answer of a call is made of, where it is the same for everybody. */
export type Content = {
  names: readonly string[];
  /** The next moment at which time alone changes it. */
  until: (now: Date) => Promise<Date | null>;
};

/** What pages are drawn from, as the market knows it. */
export type Contents = {
  /** Null: the answer is somebody's own. */
  of: (asked: Outgoing) => Content | null;
  versionsOf: VersionsOf;
};

/** What a page for everybody was made of: it stays right as long as none of these versions changes, until a moment. */
export type MadeOf = { versions: Versions; until: number };

const OK = 200;

type Call = (asked: Outgoing) => Promise<Reply>;

export type PageReads = {
  call: Call;
  /** Null when something was read that is not everybody's, or of which nobody could say how new it was. */
  madeOf: () => MadeOf | null;
};

/**
 * Notes what a page reads while it is drawn. The version is read before the answer: what changes in between makes the page
 * newer than its version, and it is drawn once more than it need be.
 */
export function pageReads(contents: Contents, now: Date, call: Call): PageReads {
  const versions = new Map<string, string>();
  let until = Number.POSITIVE_INFINITY;
  let isEverybodys = true;
  const note = async ({ names, until: lapse }: Content): Promise<void> => {
    const [read, next] = await Promise.all([contents.versionsOf(names), lapse(now)]);
    for (const [name, version] of read) if (!versions.has(name)) versions.set(name, version);
    if (next) until = Math.min(until, next.getTime());
  };
  return {
    call: async (asked) => {
      const content = contents.of(asked);
      // Where no version can be asked for, the call will hardly be answered: that says what is wrong.
      if (content) await note(content).catch(() => (isEverybodys = false));
      else isEverybodys = false;
      const reply = await call(asked);
      // What was refused is soon another answer, or was asked with something made up.
      if (reply.status !== OK) isEverybodys = false;
      return reply;
    },
    madeOf: () => (isEverybodys ? { versions, until } : null),
  };
}

/** Whether nothing has changed since. */
export async function isUpToDate({ versionsOf }: Contents, { versions }: MadeOf): Promise<boolean> {
  const current = await versionsOf([...versions.keys()]);
  return [...versions].every(([name, version]) => current.get(name) === version);
}

/**
 * The answers that take nothing from who asks and nothing from the address, such as the catalogue: kept as long as nothing
 * of them has changed and time alone changes nothing, since reading and parsing them took half of the time that a page is drawn in. There are as many as
 * there are calls of that kind.
 */
export function keptAnswers(
  { of, versionsOf }: Contents,
  now: () => Date,
): (asked: Outgoing, call: Call) => Promise<Reply> {
  const known = new Map<string, { version: string; until: number; reply: Reply }>();
  return async (asked, call) => {
    const content = Object.keys({ ...asked.params, ...asked.query }).length === 0 ? of(asked) : null;
    if (!content) return call(asked);
    const versions = await versionsOf(content.names).catch(() => null);
    if (!versions) return call(asked);
    const version = JSON.stringify([...versions]);
    const kept = known.get(asked.name);
    if (kept?.version === version && now().getTime() < kept.until) return kept.reply;
    const lapse = await content.until(now()).catch(() => now());
    const reply = await call(asked);
    const until = lapse?.getTime() ?? Number.POSITIVE_INFINITY;
    if (reply.status === OK) known.set(asked.name, { version, until, reply });
    return reply;
  };
}
