// Imports that the engine has to look at: candidates only, the rules decide.
import type { ImportCandidates } from '@practicum/shared/features/imports/imports.candidates'
import type pg from 'pg'

export const importCandidates = (pool: pg.Pool): ImportCandidates => ({
  async running() {
    const { rows } = await pool.query<{ id: string }>(
      `select import_id as id from read.import where import_status = 'running' and (goes_on_at is null or goes_on_at <= now()) order by created_at, import_id`,
    )
    return rows.map(({ id }) => id)
  },
})
