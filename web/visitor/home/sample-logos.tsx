/** Logos of businesses that do not exist, in the order of the sample quotes. One drawing each, in colours that no mode changes. */
const LOGOS = [
  <>
    <rect width="48" height="48" rx="11" className="fill-danger" />
    <circle cx="24" cy="26" r="7" className="fill-white" />
    <path
      d="M24 8v6M9.500 14.500l4.500 4.500M38.500 14.500 34 19M6 30h6M36 30h6"
      strokeWidth="3.500"
      strokeLinecap="round"
      className="stroke-white"
    />
    <path d="M8 38h32" strokeWidth="3.500" strokeLinecap="round" className="stroke-oak-200" />
  </>,
  <>
    <rect width="48" height="48" rx="11" className="fill-deep" />
    <path d="M24 8c6 8 10 12 10 18a10 10 0 0 1-20 0c0-6 4-10 10-18z" className="fill-lochmara-200" />
    <path
      d="M8 36q4-5 8 0t8 0 8 0 8 0"
      fill="none"
      strokeWidth="3.500"
      strokeLinecap="round"
      className="stroke-lochmara-400"
    />
  </>,
  <>
    <rect width="48" height="48" rx="11" className="fill-green-700" />
    <circle cx="24" cy="24" r="11" fill="none" strokeWidth="5" className="stroke-white" />
    <path d="M24 13v-5M24 40v-5" strokeWidth="5" className="stroke-oak-200" />
  </>,
];

export const SampleLogo = ({ place }: { place: number }) => (
  <svg width={40} height={40} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    {LOGOS[place]}
  </svg>
);
