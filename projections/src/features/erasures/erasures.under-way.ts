// Erasures that the schedules have to look at: candidates only, the rules decide.
import type { ErasureCandidates } from '@practicum/shared/features/erasures/erasures.candidates'
import { erasureStatus } from '@practicum/shared/features/erasures/erasures.contract'
import type pg from 'pg'

export const erasureCandidates = (pool: pg.Pool): ErasureCandidates => {
  const inStatus = async (...statuses: readonly string[]): Promise<readonly string[]> => {
    const { rows } = await pool.query<{ id: string }>(
      `select user_id as id from read.erasure where erasure_status = any($1::text[]) order by coalesce(begun_at, confirmed_at), user_id`,
      [statuses],
    )
    return rows.map(({ id }) => id)
  }
  return {
    underWay: () => inStatus('running', 'confirmed'),
    all: () => inStatus(...erasureStatus.options),
    done: () => inStatus('done'),
    async linkOf(userId) {
      const { rows } = await pool.query<{ id: string | null }>(
        'select invite_link_id as id from read.unproven where user_id = $1',
        [userId],
      )
      return rows[0]?.id ?? undefined
    },
  }
}
