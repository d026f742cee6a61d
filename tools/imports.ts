import { cruiseTree } from './imports/cruise-tree.ts';

const root = process.argv[2] ?? '.';
const { modules, violations, unread } = await cruiseTree(root);
for (const { rule, from, to, comment } of violations)
  console.error(`${rule}: ${from} → ${to}\n    ${comment}`);
for (const path of unread)
  console.error(`not read: ${path}\n    every file of ours must be seen by the rules`);
console.log(`${modules} modules cruised, ${violations.length} violations`);
// 0 modules is how this tool fails silently.
if (modules === 0 || violations.length > 0 || unread.length > 0) process.exitCode = 1;
