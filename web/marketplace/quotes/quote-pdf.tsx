import type { QuoteFile } from '../../../contract/quote-files.ts';
import { API_BASE } from '../../api-base.ts';
import { uiCopy } from '../../copy/ui.copy.ts';
import { DownloadLink } from '../../ui/actions/download-link.tsx';

type QuotePdfProps = {
  /** An answer of the build before has no `file`. */
  quote: { id: string; file?: QuoteFile };
  /** Of whom it came, or for what it was sent. */
  of: string;
};

/** A quote to keep and to show, and the PDF that its business has sent with it. */
export const QuotePdf = ({ quote: { id, file }, of }: QuotePdfProps) => (
  <>
    {file && (
      <DownloadLink href={file.url} label={`${uiCopy.download} ${file.name}: ${of}`}>
        <span className="min-w-0 wrap-anywhere">{file.name}</span>
      </DownloadLink>
    )}
    <DownloadLink href={`${API_BASE}/quote/${id}/pdf`} label={`${uiCopy.downloadPdf}: ${of}`}>
      {uiCopy.downloadPdf}
    </DownloadLink>
  </>
);
