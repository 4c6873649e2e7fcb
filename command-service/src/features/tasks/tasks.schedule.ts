// What time itself does to tasks: publishes those whose day has come, and repeats series by their schedule.
import type { TaskCandidates } from '@practicum/shared/features/tasks/tasks.candidates'
import { dateIn } from '@practicum/shared/kernel/dates'
import { systemContext } from '../../execution/context'
import type { Executor } from '../../execution/executor'
import { throwOnConflict } from '../../reactions/reaction'
import type { Schedule } from '../../reactions/schedules'
import { taskAggregate } from './tasks.aggregate'
import { repeatSeries } from './tasks.series.reactions'

export function taskSchedule(executor: Executor, due: TaskCandidates): Schedule {
  return {
    name: 'tasks',
    cron: '* * * * *',
    async run(now) {
      for (const { id, zone, organizationId } of await due.toPublish(now)) {
        const command = { type: 'PublishTask' as const, today: dateIn(zone, now) }
        const context = systemContext(`publish-${id}`, now, organizationId)
        throwOnConflict(await executor.execute(taskAggregate, id, { command: () => command }, context))
      }
      for (const { firstId, latestId, organizationId } of await due.toRepeat(now)) {
        await repeatSeries(
          executor,
          { firstId, after: latestId },
          systemContext(`repeat-${firstId}-${latestId}`, now, organizationId),
        )
      }
    },
  }
}
