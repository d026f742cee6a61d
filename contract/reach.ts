/** Leads are received within this distance of the business's post code, the border included (R-14-007). */
export const LEAD_RADIUS_KM = 40;
