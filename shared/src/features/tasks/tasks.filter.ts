// What a list of tasks is narrowed by, and whether what was handed out together is one row of it.
import { z } from 'zod'
import { filteredDay, period } from '../../contract/day-filter'
import { taskStatus } from './tasks.views'

export const taskFilter = z.strictObject({
  /** Which of the two lists; both when absent. */
  type: z.enum(['assigned', 'created']).optional(),
  status: z.union([taskStatus, z.array(taskStatus)]).optional(),
  /** Completed and dismissed tasks too. */
  history: z.boolean().optional(),
  past_due: z.boolean().optional(),
  published: z.boolean().optional(),
  assignee_id: z.uuid().optional(),
  creator_id: z.uuid().optional(),
  /** Tasks of one batch, or of one series. */
  together: z.uuid().optional(),
  /** What was handed out together is one row: its first in the order of the list, with how all of them stand. */
  fold: z.boolean().optional(),
  due: period.optional(),
  due_from: filteredDay.optional(),
  due_to: filteredDay.optional(),
  id: z.array(z.uuid()).max(100).optional(),
})
