import { Download } from 'lucide-react';
import type { ReactNode } from 'react';

type DownloadLinkProps = {
  href: string;
  children: ReactNode;
  /** What it is called to who does not see where it stands. */
  label?: string;
};

/** To a file that the browser keeps, among other words. */
export const DownloadLink = ({ href, children, label }: DownloadLinkProps) => (
  <a
    href={href}
    download
    aria-label={label}
    className="inline-flex min-h-11 items-center gap-1.5 justify-self-start text-link underline underline-offset-4 print:hidden"
  >
    <Download size={16} aria-hidden />
    {children}
  </a>
);
