import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import type { Agreement } from '../../../contract/agreements.ts';
import { API_BASE } from '../../api-base.ts';
import { agreementCopy as copy } from '../../copy/agreement.copy.ts';
import { extrasCopy } from '../../copy/extras.copy.ts';
import { snagsCopy } from '../../copy/snags.copy.ts';
import { jobsCopy } from '../../copy/jobs.copy.ts';
import { dayPhrase, exactMoment, noonOf } from '../../copy/relative-phrase.ts';
import { uiCopy } from '../../copy/ui.copy.ts';
import { useRouterContext } from '../../router-context.ts';
import { BackLink } from '../../ui/navigation/back-link.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { buttonLook } from '../../ui/actions/button-look.ts';
import { Title } from '../../ui/layout/heading.tsx';
import { Money } from '../../ui/display/money.tsx';
import { Rows } from '../../ui/lists/rows.tsx';
import { Answered } from '../dashboard/answered.tsx';
import { EarlyEndsPart } from '../early-ends/early-ends-part.tsx';
import { ExtrasPart } from '../extras/extras-part.tsx';
import { FinishPart } from '../finish/finish-part.tsx';
import { placeOf, Urgency } from '../jobs/job-rows.tsx';
import { PhotosLater } from '../photos/photos-later.tsx';
import { SnagsPart } from '../snags/snags-part.tsx';
import { QuoteDetails } from '../quotes/quote-details.tsx';
import { AgreementPart } from './agreement-part.tsx';
import { agreementQuery } from './agreement-query.ts';

type ScreenProps = { jobId: string; back: string };

/** What the two sides of a job agreed on, for either of them to read, print and show. */
export function AgreementScreen({ jobId, back }: ScreenProps) {
  const { api } = useRouterContext();
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6">
      <div className="print:hidden">
        <BackLink href={back} />
      </div>
      <Title>{copy.title}</Title>
      <Answered query={useQuery(agreementQuery(api, jobId))} loading={copy.title}>
        {(agreement) =>
          agreement ? <Shown agreement={agreement} jobId={jobId} /> : <WithoutAgreement jobId={jobId} />
        }
      </Answered>
    </div>
  );
}

const WithoutAgreement = ({ jobId }: { jobId: string }) => (
  <>
    <p>{copy.none}</p>
    <CameSince jobId={jobId} />
  </>
);

/** What was agreed never changes; what came since stands beside it. */
const CameSince = ({ jobId }: { jobId: string }) => (
  <>
    <FinishPart jobId={jobId} />
    <SnagsPart jobId={jobId}>
      {(snags) => <AgreementPart heading={snagsCopy.heading}>{snags}</AgreementPart>}
    </SnagsPart>
    <AgreementPart heading={extrasCopy.heading}>
      <ExtrasPart jobId={jobId} />
    </AgreementPart>
    <EarlyEndsPart jobId={jobId} />
  </>
);

const Shown = ({ agreement, jobId }: { agreement: Agreement; jobId: string }) => (
  <>
    <Head agreement={agreement} jobId={jobId} />
    <Sides agreement={agreement} />
    <Price agreement={agreement} />
    <CameSince jobId={jobId} />
    <Work agreement={agreement} />
    <AgreementPart heading={copy.terms.heading}>
      <ul className="grid list-disc gap-2 pl-5">
        {copy.terms.each.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </AgreementPart>
    <Cancelling {...agreement.cancelling} />
    <AgreementPart heading={copy.proof.heading}>
      <p>{copy.proof.note}</p>
      <Rows
        items={[
          {
            label: copy.proof.label,
            value: <span className="text-sm break-all tabular-nums">{agreement.hash}</span>,
          },
        ]}
      />
    </AgreementPart>
  </>
);

/** When it was made, and how to keep it. */
const Head = ({ agreement, jobId }: { agreement: Agreement; jobId: string }) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    <p className="text-ink-soft">{copy.made(agreement.jobNumber, exactMoment(new Date(agreement.madeAt)))}</p>
    <div className="flex flex-wrap gap-3 print:hidden">
      <a href={`${API_BASE}/job/${jobId}/agreement/pdf`} download className={buttonLook('quiet')}>
        <Download size={20} aria-hidden />
        {uiCopy.downloadPdf}
      </a>
      <Button look="quiet" onClick={() => window.print()}>
        <Printer size={20} aria-hidden />
        {copy.print}
      </Button>
    </div>
  </div>
);

type OfAgreement = { agreement: Agreement };

const Sides = ({ agreement: { customer, business } }: OfAgreement) => (
  <AgreementPart heading={copy.sides.heading}>
    <Rows
      items={[
        { label: copy.sides.customer, value: customer?.name ?? copy.nobody.customer },
        { label: copy.sides.business, value: business?.name ?? copy.nobody.business },
      ]}
    />
  </AgreementPart>
);

function Price({ agreement: { cost, rate_type, business } }: OfAgreement) {
  const message = business?.comments;
  return (
    <AgreementPart heading={copy.price.heading}>
      <Rows
        items={[
          { label: copy.price.sum, value: <Money pounds={cost} rate={rate_type} /> },
          ...(message ? [{ label: copy.price.message, value: message }] : []),
        ]}
      />
      {business?.detail && <QuoteDetails cost={cost} detail={business.detail} />}
    </AgreementPart>
  );
}

function Work({ agreement }: OfAgreement) {
  const { customer, service, town, job_type: property } = agreement;
  const { rows } = jobsCopy;
  return (
    <AgreementPart heading={copy.work.heading}>
      {customer && <p className="font-semibold wrap-anywhere">{customer.title}</p>}
      {customer && <PhotosLater photos={customer.photos} title={customer.title} />}
      <Rows
        items={[
          { label: rows.service, value: service },
          { label: rows.location, value: placeOf({ location: customer?.location ?? '', town }) },
          { label: rows.property, value: property },
          { label: rows.urgency, value: <Urgency job={agreement} /> },
          ...(customer ? [{ label: rows.description, value: customer.description }] : []),
          ...(customer?.answers ?? []).map(({ label, value }) => ({ label, value })),
        ]}
      />
      {!customer && <p className="text-ink-soft">{copy.work.gone}</p>}
    </AgreementPart>
  );
}

const Cancelling = ({ until, right }: Agreement['cancelling']) => (
  <AgreementPart heading={copy.cancelling.heading}>
    <p>{copy.cancelling.right[right](dayPhrase(noonOf(until).getTime(), 0))}</p>
    {(right === 'free' || right === 'for what is done') && <p>{copy.cancelling.how}</p>}
    <p className="text-sm text-ink-soft">{copy.cancelling.who}</p>
  </AgreementPart>
);
