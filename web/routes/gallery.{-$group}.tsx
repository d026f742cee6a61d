import { createFileRoute } from '@tanstack/react-router';
import { GalleryScreen } from '../gallery/gallery-screen.tsx';
import { readGallery } from '../gallery/read-gallery.ts';
import { pageHead } from '../shell/page-head.ts';

export const Route = createFileRoute('/gallery/{-$group}')({
  loader: ({ context, params }) => readGallery(context.site, params.group),
  head: pageHead,
  component: Gallery,
});

function Gallery() {
  return <GalleryScreen group={Route.useLoaderData().group} />;
}
