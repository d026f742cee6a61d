/** Breaks at its sign rather than in the middle of a name, where there is no room for all of it. */
export function EmailAddress({ of }: { of: string }) {
  const sign = of.lastIndexOf('@');
  return (
    <span className="inline-block lg:min-w-44">
      {of.slice(0, sign)}
      <wbr />
      {of.slice(sign)}
    </span>
  );
}
