import type { Actor } from '../platform/actor.ts';

/** Named relations between a person and a record: the only questions a policy may ask. Never a status. */
export type Relations<Subject> = Record<string, (actor: Actor, subject: Subject) => boolean>;

export type Policy<Act extends string = string> = Record<Act, readonly string[]>;

/** What an admin may do while acting as somebody: look at what they see, log out, and leave everything else to them. */
const WHILE_ACTING = new Set<string>(['read', 'readMessages', 'logOut']);

/**
 * Declares who may do what with a record, as a table of acts and the relations that allow them.
 * `may(act, who, subject)` answers; `table` is what the generated permissions page prints.
 */
export const policy =
  <Subject>() =>
  <R extends Relations<Subject>, const Act extends string>(
    relations: R,
    table: Record<Act, readonly (keyof R & string)[]>,
  ) => {
    const may = (act: Act, actor: Actor, subject: Subject): boolean =>
      (actor.adminId === null || WHILE_ACTING.has(act)) &&
      table[act].some((name) => relations[name]?.(actor, subject) ?? false);
    return { may, table: table as Policy<Act> };
  };
