import { registerHooks } from 'node:module';

/**
 * dependency-cruiser reads TypeScript through the JavaScript API of TypeScript 5 and 6, which 7 no longer has.
 * From here on `typescript` means `typescript-5` in this process. Import this before dependency-cruiser.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier.replace(/^typescript(?=$|\/)/, 'typescript-5'), context),
});
