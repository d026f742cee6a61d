/** What names our typeface for a page without the product's style sheet; the build of the web makes it. */
export const TYPEFACE_FILE = '/typeface.css';
