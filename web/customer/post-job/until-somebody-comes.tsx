import { SOON } from '../../../contract/words.ts';
import { firstAidCopy } from '../../copy/first-aid.copy.ts';
import { Notable } from '../../ui/feedback/notice.tsx';

type Urgent = { trade: string | undefined; urgency: string };

/** What keeps the harm small while nobody is there yet: for water, gas and power, where the work is wanted at once. */
export function UntilSomebodyComes({ trade, urgency }: Urgent) {
  const aid = urgency === SOON && trade ? firstAidCopy.ofTrade[trade] : undefined;
  if (!aid) return null;
  return (
    <Notable isCalm>
      <p className="font-semibold">{aid.question}</p>
      <p>{aid.help}</p>
      {aid.lines.map(({ who, number }) => (
        <p key={number}>
          {who}
          {': '}
          <a
            href={`tel:${number.replaceAll(' ', '')}`}
            className="font-semibold text-link tabular-nums underline"
          >
            {number}
          </a>
        </p>
      ))}
    </Notable>
  );
}
