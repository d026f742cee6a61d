import { isTestCode, isTypeScript, matchesOf, type Rule } from './rule.ts';

// Where the text of a statement begins; a mark of ours such as `/* pipelined */` may stand before it.
const START = '[`\'"]\\s*(?:/\\*[^*]*\\*/\\s*)?';

const OF_A_SESSION = [
  /\bpg_(?:try_)?advisory_(?:lock|unlock)/gi,
  /\bset_config\([^)]*\bfalse\)/gi,
  /\bcreate (?:local )?temp(?:orary)? (?:table|view|sequence)\b/gi,
  /\bcursor with hold\b/gi,
  new RegExp(`${START}(?:un)?listen (?:["$]|\\w+[;\`'"])`, 'gi'),
  new RegExp(`${START}set (?!local |transaction |constraints )(?:session )?[\\w.]+ *(?:=|to )`, 'gi'),
  new RegExp(`${START}prepare \\w+ (?:as|\\()`, 'gi'),
];

/** Behind a pooler each transaction gets another connection: what one holds is lost, or is somebody else's. */
export const noSessionState: Rule = {
  name: 'no-session-state',
  instead: 'let it end with the transaction (set local, pg_advisory_xact_lock), as a pooler keeps no session',
  covers: (path) => /^(?:server|database)\//.test(path) && isTypeScript(path) && !isTestCode(path),
  finds: (file) => matchesOf(file.text, OF_A_SESSION),
};
