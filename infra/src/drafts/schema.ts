// The table of drafts. Not event-sourced: what was never saved is nobody's record, and has to be forgotten without a trace.
import type { Migration } from '../postgres/migrate'

export const draftMigrations: readonly Migration[] = [
  {
    name: '001-drafts',
    sql: `
      create schema if not exists draft;
      create table draft.draft (
        user_id uuid not null,
        position_id uuid not null,
        form text not null,
        body text not null,
        updated_at timestamptz not null default now(),
        primary key (user_id, position_id, form)
      );
      create index on draft.draft (updated_at)`,
  },
  {
    name: '003-no-samples-of-drafts',
    // The planner's statistics would hold on to what a person typed.
    sql: 'alter table draft.draft alter column body set statistics 0',
  },
]
