import type { Outgoing } from '../../../../contract/client.ts';
import type { Reply } from '../../../../contract/page.ts';

/** What pages are drawn from, as the market knows it. */
export type Contents = {
  /** The names of what the answer is made of, where it is the same for everybody; null: it is somebody's own. */
  of: (asked: Outgoing) => readonly string[] | null;
  /** Another one whenever anything of these has changed, by somebody or by time alone. */
  versionOf: (names: readonly string[]) => Promise<string>;
};

type Part = { names: readonly string[]; version: string };
/** What a page for everybody was made of: it stays right as long as no part has another version. */
export type MadeOf = readonly Part[];

/** Whether nothing has changed since. */
export async function isUpToDate({ versionOf }: Contents, madeOf: MadeOf): Promise<boolean> {
  const same = await Promise.all(
    madeOf.map(async ({ names, version }) => (await versionOf(names)) === version),
  );
  return same.every(Boolean);
}

type Call = (asked: Outgoing) => Promise<Reply>;

export type PageReads = {
  call: Call;
  /** Null when something was read that is not everybody's, or of which nobody could say how new it was. */
  madeOf: () => MadeOf | null;
};

const OK = 200;

/**
 * Notes what a page reads while it is drawn. The version is read before the answer: what changes in between makes the page
 * newer than its version, and it is drawn once more than it need be. Answers that take nothing from who asks and nothing
 * from the address, such as the catalogue, are kept as long as their version, since reading and parsing them took half of
 * the time that a page is drawn in. There are as many as there are calls of that kind.
 */
export function pageReads({ of, versionOf }: Contents): (call: Call) => PageReads {
  const known = new Map<string, { version: string; reply: Reply }>();
  const answer = async (asked: Outgoing, version: string, call: Call): Promise<Reply> => {
    const kept = known.get(asked.name);
    if (kept?.version === version && takesNothing(asked)) return kept.reply;
    const reply = await call(asked);
    if (reply.status === OK && takesNothing(asked)) known.set(asked.name, { version, reply });
    return reply;
  };
  return (call) => {
    const parts: (Part | null)[] = [];
    return {
      call: async (asked) => {
        const names = of(asked);
        // Where no version can be asked for, the call will hardly be answered: that says what is wrong.
        const version = names && (await versionOf(names).catch(() => null));
        const isKnown = names !== null && version !== null;
        const reply = isKnown ? await answer(asked, version, call) : await call(asked);
        // What was refused is soon another answer, or was asked with something made up.
        parts.push(isKnown && reply.status === OK ? { names, version } : null);
        return reply;
      },
      madeOf: () => (parts.every((part) => part !== null) ? parts : null),
    };
  };
}

const takesNothing = ({ params, query }: Outgoing): boolean =>
  Object.keys({ ...params, ...query }).length === 0;
