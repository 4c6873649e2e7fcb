// What the audit does by itself: every five minutes the heads of log and access trail are signed, every night both are held against what was signed.
import { type Audit, AuditBroken } from '@practicum/infra/audit/audit'
import type { Schedule } from '../../reactions/schedules'

/** Does nothing where the heads are signed already. */
export const anchorSchedule = (audit: Pick<Audit, 'sign'>): Schedule => ({
  name: 'anchor',
  cron: '*/5 * * * *',
  // What a stop left unsigned does not wait.
  atStart: true,
  run: now => audit.sign(now),
})

/** Reads everything there is. What does not hold is an error of background work, and a figure. */
export const verifySchedule = (audit: Pick<Audit, 'verify'>): Schedule => ({
  name: 'verify-audit',
  cron: '41 3 * * *',
  async run(_now, stopped) {
    const report = await audit.verify({ stopped }).catch((error: unknown) => {
      if (!stopped?.aborted) throw error
    })
    if (report && report.broken.length > 0) throw new AuditBroken(report.broken)
  },
})
