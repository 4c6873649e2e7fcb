// Imports that the engine has to look at: candidates only, the rules decide.
import type { ImportCandidates } from '@practicum/shared/features/imports/imports.candidates'
import type pg from 'pg'

export const importCandidates = (pool: pg.Pool): ImportCandidates => ({
  async running() {
    const { rows } = await pool.query<{ id: string }>(
      `select id from (
         select distinct on (organization_id) import_id as id, created_at from read.import
         where import_status = 'cancelling' or (import_status = 'running' and (goes_on_at is null or goes_on_at <= now()))
         order by organization_id, import_status, created_at, import_id
       ) as first order by created_at, id`,
    )
    return rows.map(({ id }) => id)
  },
})
