import { StartClient } from '@tanstack/react-start/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import './shell/react-begins.ts';
import { reloadOnMissingChunk } from './shell/reload-on-missing-chunk.ts';

reloadOnMissingChunk();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
  );
});
