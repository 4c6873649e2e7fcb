// What time itself does to tasks: publishes those whose day has come, and repeats series by their schedule.
import type { DueSeries, DueTask, TaskCandidates } from '@practicum/shared/features/tasks/tasks.candidates'
import { dateIn } from '@practicum/shared/kernel/dates'
import { systemContext } from '../../execution/context'
import type { Executor } from '../../execution/executor'
import { throwOnConflict } from '../../reactions/reaction'
import { eachAlone, type Schedule } from '../../reactions/schedules'
import { taskAggregate } from './tasks.aggregate'
import { repeatSeries } from './tasks.series.reactions'

export function taskSchedule(executor: Executor, due: TaskCandidates): Schedule {
  return {
    name: 'tasks',
    cron: '* * * * *',
    async run(now) {
      const publish = async ({ id, zone, organizationId }: DueTask): Promise<void> => {
        const command = { type: 'PublishTask' as const, today: dateIn(zone, now) }
        const context = systemContext(`publish-${id}`, now, organizationId)
        throwOnConflict(await executor.execute(taskAggregate, id, { command: () => command }, context))
      }
      const repeat = ({ firstId, latestId, organizationId }: DueSeries): Promise<void> => {
        const context = systemContext(`repeat-${firstId}-${latestId}`, now, organizationId)
        return repeatSeries(executor, { firstId, after: latestId }, context)
      }
      await eachAlone([
        ...(await due.toPublish(now)).map(task => () => publish(task)),
        ...(await due.toRepeat(now)).map(series => () => repeat(series)),
      ])
    },
  }
}
