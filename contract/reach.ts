/** Leads are received within this distance of the business's post code, the border included. */
export const LEAD_RADIUS_KM = 40;
