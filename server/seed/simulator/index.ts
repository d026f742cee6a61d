export { letTimePass } from './days.ts';
export { deliverDue, type Post, type Worse } from './delivery.ts';
export { mountSimulator } from './pages.ts';
export { AS_IT_SHOULD, type Mood, setMood } from './post.ts';
export { simulatorProvider } from './simulator.ts';
export { booksIn } from './schema.ts';
