export { directoryHandlers } from './directory.routes.ts';
export { mountSitemap } from './sitemap.ts';
