import type { Package } from '../../contract/packages.ts';
import { galleryCopy } from '../copy/gallery.copy.ts';

const { sample } = galleryCopy;

/** A package at its price without VAT. */
export const offer = (name: Package['name'], net: number): Package => ({
  id: name,
  name,
  title: sample.packages[name],
  price: net * 1.2,
  net,
  vat: net * 0.2,
  currency: '£',
  interval: 'month',
  features: sample.features,
});
