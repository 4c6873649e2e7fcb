// The access trail as admins may read it: the API's role sees its rows under their eyes alone, and writes none.
import type { Migration } from '@practicum/infra/postgres/migrate'
import { accessPolicy } from '@practicum/shared/features/audit/audit.policy'
import { ROW_LOCK } from '../../runner/row-lock'
import { rowLockMigration } from '../../runner/row-lock-migration'
import { API_ROLE } from '../../runner/table'

/** For the schema `audit`, after the trail's own tables and the role exist. */
export const accessSightMigrations: readonly Migration[] = [
  {
    name: '002 sight',
    sql: `grant usage on schema audit to ${API_ROLE};
      grant select on audit.access to ${API_ROLE};
      alter table audit.access enable row level security;
      alter table audit.access force row level security;
      create policy visible on audit.access for select to ${API_ROLE} using (${ROW_LOCK.acting} = 'admin');
      create policy recorder on audit.access to current_user using (true) with check (true);`,
  },
  rowLockMigration('audit', 'access', accessPolicy.see),
]
