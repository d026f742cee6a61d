/** Said to those who do not see a card appear or go, when they have a moment; also while a question is open, which hides what
 * does not say so. */
export const News = ({ children }: { children: string | undefined }) => (
  <p role="status" aria-live="polite" className="sr-only">
    {children}
  </p>
);
