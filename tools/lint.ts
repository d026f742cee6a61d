import { lintTree, RULES } from './lint/lint-tree.ts';

const { files, findings } = lintTree('.');
for (const { place, rule, instead } of findings) console.error(`${place}  ${rule}\n    ${instead}`);
console.log(`${files} files, ${RULES.length} rules of our own, ${findings.length} findings`);
if (findings.length > 0) console.error('An exception carries its reason: // allow <rule>: <reason>');
// No file read is a broken check, not a clean tree.
if (files === 0 || findings.length > 0) process.exitCode = 1;
