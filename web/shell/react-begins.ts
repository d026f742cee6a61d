/**
 * Starts React. This is in React's chunk, which runs before the entry, so that the start has a task of its own. Modules
 * of another chunk that import React would start it in the entry's task.
 */
import 'react-dom/client';
