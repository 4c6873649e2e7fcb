// Whom notifications concern by what they are, asked across all organizations.
import type pg from 'pg'

interface Found {
  readonly userId: string
  readonly positionId: string
}

export const recipientLookUps = (pool: pg.Pool): { readonly admins: () => Promise<readonly Found[]> } => ({
  async admins() {
    const { rows } = await pool.query<Found>(
      `select user_id as "userId", position_id as "positionId" from read.position
       where role = 'admin' and position_status = 'active'`,
    )
    return rows
  },
})
