import { createFileRoute, notFound } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { galleryPage } from '../copy/gallery.ts';
import { pageHead } from '../shell/page-head.ts';

export const Route = createFileRoute('/gallery')({
  beforeLoad: ({ context }) => {
    if (context.site.platform === 'production') throw notFound();
  },
  loader: () => ({ page: galleryPage }),
  head: pageHead,
  component: Gallery,
});

// It shows every part there is. As a route's own screen, all of their files would be named in every visitor's script.
const GalleryScreen = lazy(async () => ({
  default: (await import('../gallery/gallery-screen.tsx')).GalleryScreen,
}));

/** For those who build the product: a live one answers that there is no such page. */
function Gallery() {
  return (
    <Suspense>
      <GalleryScreen />
    </Suspense>
  );
}
