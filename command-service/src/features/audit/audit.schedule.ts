// Every five minutes the heads of the log and of the access trail are signed with a key that stands outside the database: a tail cut off later is found out.
import type { Schedule } from '../../reactions/schedules'

/** Each answers nothing where there is nothing to sign, and does nothing where the head is signed already. */
export function anchorSchedule(signs: readonly ((now: Date) => Promise<unknown>)[]): Schedule {
  return {
    name: 'anchor',
    cron: '*/5 * * * *',
    run: async now => {
      await Promise.all(signs.map(sign => sign(now)))
    },
  }
}
