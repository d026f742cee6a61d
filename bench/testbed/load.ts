import { drive, type Task } from './load/drive.ts';
import { flood, type FloodTask } from './load/flood.ts';

/** The load, in a process of its own: takes tasks from the runner one at a time and answers each. */
process.on('message', (task: Task | FloodTask) => {
  const doing = task.mode === 'open' ? flood(task) : drive(task);
  void doing.then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
