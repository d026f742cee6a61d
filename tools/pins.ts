import { pinFaults } from './pins/pin-faults.ts';

const faults = pinFaults(process.argv[2] ?? '.');
for (const fault of faults) console.error(fault);
console.log(`package.json and package-lock.json: ${faults.length} faults`);
if (faults.length > 0) process.exitCode = 1;
