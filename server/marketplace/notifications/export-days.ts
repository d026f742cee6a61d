/** Days for which a copy of somebody's data can be fetched. */
export const EXPORT_DAYS = 7;
