// How an account shows that it was merged, and what was merged into it.
import { z } from 'zod'

const accountRef = z.object({ id: z.uuid(), name: z.string(), email: z.string() })

export const userMerges = {
  /** The account that has what was theirs; null: they were merged into none. */
  merged_into: accountRef.nullable(),
  /** The accounts that were merged into this one, the oldest first. */
  merges: z.array(z.object({ id: z.uuid(), account: accountRef, merged_at: z.string(), undo_until: z.string() })),
}
