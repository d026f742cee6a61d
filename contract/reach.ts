/** Leads are received within this distance of the business's post code, the border included. */
export const LEAD_RADIUS_KM = 40;

/** Rules are in kilometres, and people are told miles. */
export const KM_PER_MILE = 1.609344;
