import { readFileSync } from 'node:fs';
import * as z from 'zod';

/**
 * Services of the first catalogue of which we have a picture of our own; each by its id, since an admin may give it another
 * name. No picture stands for two of them, so none is twice on a page.
 */
const List = z.array(z.object({ service: z.string(), serviceId: z.string(), picture: z.string() }));

const FILE = new URL('pictured-services.json', import.meta.url);

export const PICTURED_SERVICES = List.parse(JSON.parse(readFileSync(FILE, 'utf8')));

/** Where the pictures are, in web/public. */
export const pictureAddressOf = (picture: string): string => `/service-${picture}.avif`;

const BY_SERVICE = new Map(
  PICTURED_SERVICES.map(({ serviceId, picture }) => [serviceId, pictureAddressOf(picture)]),
);

export const pictureOfService = (serviceId: string): string | null => BY_SERVICE.get(serviceId) ?? null;
