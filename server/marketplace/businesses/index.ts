export { type BusinessViewer, businessReading, businessViewer } from './business.queries.ts';
export { documentView } from './business.views.ts';
export { placed } from './placed.ts';
export { relocateBusinesses } from './relocate-businesses.ts';
export { refreshServiceArea } from './service-area.ts';
export { businessRegistrationHandlers } from './registration.routes.ts';
