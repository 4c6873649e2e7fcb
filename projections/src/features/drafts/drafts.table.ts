// Who may read a draft: whoever typed it, in the position they typed it in.
import type { Migration } from '@practicum/infra/postgres/migrate'
import { draftPolicy } from '@practicum/shared/features/drafts/drafts.policy'
import { ROW_LOCK } from '../../runner/row-lock'
import { rowLockMigration } from '../../runner/row-lock-migration'
import { API_ROLE } from '../../runner/table'

export const draftSightMigrations: readonly Migration[] = [
  {
    name: '002-drafts-are-seen-by-their-owner',
    sql: `grant usage on schema draft to ${API_ROLE};
      grant select on draft.draft to ${API_ROLE};
      alter table draft.draft enable row level security;
      alter table draft.draft force row level security;
      create policy keeper on draft.draft to current_user using (true) with check (true);
      create policy visible on draft.draft for select to ${API_ROLE}
        using (user_id = ${ROW_LOCK.user} and position_id = ${ROW_LOCK.position})`,
  },
  rowLockMigration('draft', 'draft', draftPolicy.see),
]
