import { useRouter } from '@tanstack/react-router';
import { dashboardCopy } from '../../copy/dashboard.copy.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { HISTORY, type History, historyAddress, isHistory } from './job-tabs.ts';

const { label, completed, cancelled } = dashboardCopy.history;
const OPTIONS = [
  { value: HISTORY[0], label: completed },
  { value: HISTORY[1], label: cancelled },
];

/** Completed or Cancelled; it stands in the address, so that a reload and Back keep it. */
export function HistoryChoice({ shown }: { shown: History }) {
  const router = useRouter();
  const show = (value: string) => {
    if (isHistory(value)) void router.navigate({ href: historyAddress(value), resetScroll: false });
  };
  return (
    <div className="w-48 max-w-full">
      <SelectField
        label={label}
        name="history"
        options={OPTIONS}
        value={shown}
        onChange={(event) => show(event.target.value)}
      />
    </div>
  );
}
