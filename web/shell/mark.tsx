/** The rounded-square "f". */
export function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" className="fill-brand" />
      <path
        d="M21.5 8.75h-1.75a4.5 4.5 0 0 0-4.5 4.5V25M10.5 15.75h9.75"
        className="fill-none stroke-on-brand stroke-[3.5]"
      />
    </svg>
  );
}
