export { startingPricesOfProfile, startingPriceView } from './starting-price.queries.ts';
