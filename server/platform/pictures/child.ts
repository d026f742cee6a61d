import { decode } from './decode.ts';
import type { Task } from './task.ts';

// The process that looks at what strangers uploaded. It knows no secrets and no files; who started it gives it
// one picture at a time, and ends it when it takes too long.

process.on('message', (task: Task) => {
  void decode(task).then((done) =>
    process.send?.({ ...done, peakBytes: process.resourceUsage().maxRSS * 1024 }),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
