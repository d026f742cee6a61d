import { drive, type Task } from './load/drive.ts';

/** The load, in a process of its own: takes tasks from the runner one at a time and answers each. */
process.on('message', (task: Task) => {
  void drive(task).then(
    (driven) => process.send?.({ driven }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
