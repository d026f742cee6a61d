import { useQuery } from '@tanstack/react-query';
import { adminReportsCopy as words } from '../../copy/admin-reports.copy.ts';
import { useFailureLogged } from '../../marketplace/dashboard/log-failure.ts';
import { useRouterContext } from '../../router-context.ts';
import { reportsList } from '../admin-lists.ts';
import { Waiting } from './waiting.tsx';

/** Says that reports wait, and where; nothing while there are none. */
export function ReportsWaiting() {
  const { api } = useRouterContext();
  const query = useQuery(reportsList(api, {}));
  useFailureLogged('adminReports', query.error);
  return <Waiting query={query} panel="reports" words={words} />;
}
