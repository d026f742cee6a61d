import { type Declared, each, gone, ofAccount } from '../personal-data.ts';

export const lookData: Declared<'dashboard_looks'> = {
  dashboard_looks: {
    of: ofAccount('account_id'),
    onErasure: 'rows go',
    columns: each(['tab', 'looked_at', 'visit_since', 'noted_at', 'opened'], gone),
    retention: { keeps: 'with its account', because: 'one row for each tab of each member' },
  },
};
