import { parentPort } from 'node:worker_threads';
import { drawPaper } from './draw.ts';
import type { Paper } from './paper.ts';

// The thread that draws papers, one after the other. What is thrown here ends it; who asked hears of it.

parentPort?.on('message', (paper: Paper) => {
  void drawPaper(paper).then((bytes) => parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer]));
});
