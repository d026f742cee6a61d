/** Said to those who do not see a card appear, when they have a moment. */
export const News = ({ children }: { children: string }) => (
  <p role="status" className="sr-only">
    {children}
  </p>
);
