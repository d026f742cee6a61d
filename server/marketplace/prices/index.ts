export { priceGuidesOf, pricesOfServices } from './read-price-guides.ts';
export { firstPriceGuides } from './refresh-price-guides.ts';
