import { closeAtEndOfFile } from './end-of-file.ts';

// vitest runs this file again for each test file, whatever else the two share.
closeAtEndOfFile();
