import { useKeptByBusiness } from '../../team/use-kept-by-business.ts';

/** The work pictures of the current business. */
export const useOwnWork = () => useKeptByBusiness('workPictures', (api) => api.workPictures());
