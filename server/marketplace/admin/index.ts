export { noteRequests } from './note-request.ts';
