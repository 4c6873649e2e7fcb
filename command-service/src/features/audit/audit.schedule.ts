// Every five minutes the head of the log is signed with a key that stands outside the database: a tail cut off later is found out.
import type { Schedule } from '../../reactions/schedules'

/** `sign` answers nothing for an empty log, and does nothing where the head is signed already. */
export function anchorSchedule(sign: (now: Date) => Promise<unknown>): Schedule {
  return {
    name: 'anchor',
    cron: '*/5 * * * *',
    run: async now => {
      await sign(now)
    },
  }
}
