import { decode } from './decode.ts';
import type { Task } from './task.ts';

// The process that looks at what strangers uploaded. It knows no secrets and no files; who started it gives it
// one picture at a time, and ends it when it takes too long.

process.on('message', (task: Task) => {
  const before = process.cpuUsage();
  void decode(task).then((done) => {
    const { user, system } = process.cpuUsage(before);
    const cost = { peakBytes: process.resourceUsage().maxRSS * 1024, cpuMs: (user + system) / 1000 };
    process.send?.({ ...done, ...cost });
  });
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
