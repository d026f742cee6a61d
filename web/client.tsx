import { RouterProvider } from '@tanstack/react-router';
import { hydrateStart } from '@tanstack/react-start/client';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import './shell/react-begins.ts';
import { nameMissingChunks } from './ui/lazy/missing-chunks.ts';
import { loadDrawn } from './ui/lazy/part.ts';

declare global {
  interface Window {
    /** The parts that the server has drawn of this page (shell/late-start.ts). */
    drawnParts?: readonly string[];
  }
}

nameMissingChunks();

void takeOver();

/** React begins once all of what the server has drawn is there: what came later would be drawn once more. */
async function takeOver() {
  const router = await hydrateStart();
  await loadDrawn(window.drawnParts ?? []);
  if (window.isLeaving) return;
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterProvider router={router} />
        <TakesBack />
      </StrictMode>,
    );
  });
}

/** It is done once React has put down what the server drew. */
function TakesBack() {
  useEffect(() => window.takesBack?.(), []);
  return null;
}
