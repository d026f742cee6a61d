import { bareJobResponses } from './bare/job-responses.ts';
import { read } from './read.ts';
import type { Row } from './row.ts';

const READ: Row = read({
  name: 'quotes on a job',
  who: `
    select j.customer_id as account_id, j.id from jobs j join quotes q on q.job_id = j.id
    join accounts a on a.id = j.customer_id
    where q.status = 'pending' and a.is_active and a.verified_at is not null`,
  path: ({ id }) => `/api/job/${id}/responses`,
});

export const jobResponses: Row = {
  ...READ,
  bare: bareJobResponses,
  peerOfBare: 0.0249,
  goals: { ofPeer: 8 },
};
