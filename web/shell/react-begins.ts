/**
 * React's own start. It stands in React's file, which is run before the entry, so that it takes a task of its own
 * (decision 213): what imports React from another file would only start it there.
 */
import 'react-dom/client';
