// Commands of the platform's settings. Starting the lockout signs everybody out but the admins.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { audienceOf } from '@practicum/shared/access/audience'
import { room } from '@practicum/shared/access/rooms'
import {
  BANNER_ID,
  bannerValue,
  LOCKOUT_ID,
  lockoutValue,
  putSetting,
  type Setting,
  startLockout,
} from '@practicum/shared/features/settings/settings.contract'
import { type SettingCommand, settingDecider } from '@practicum/shared/features/settings/settings.decider'
import { settingEvents } from '@practicum/shared/features/settings/settings.events'
import { bannerFields, lockoutFields } from '@practicum/shared/features/settings/settings.fields'
import { settingPolicy } from '@practicum/shared/features/settings/settings.policy'
import { fromWire, toRow } from '@practicum/shared/kernel/fields'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { type ExecutionResult, replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'

export const settingAggregate = { catalog: settingEvents, decider: settingDecider } as const

/** Those who see the setting; and everybody whom the lockout puts out, signed in or not, though they see no setting. */
const audienceOfSetting = (id: string): readonly string[] =>
  id === LOCKOUT_ID
    ? [...audienceOf(settingPolicy.see, { key: 'user_lockout' }), room.everyone, room.lockout]
    : audienceOf(settingPolicy.see, { key: 'maintenance_banner' })

const LOCKED_MESSAGE =
  'The system has been locked by an administrator. What was saved is safe; a draft is there as it was last kept. Please sign in again later.'

type State = ReturnType<typeof settingDecider.initialState>

export function settingRoutes(services: CommandServices): readonly CommandBinding[] {
  const run = async (
    call: CommandCall,
    id: string,
    command: SettingCommand,
  ): Promise<ExecutionResult<State> | Refusal> => {
    const aggregate = { ...settingAggregate, audience: () => audienceOfSetting(id) }
    const done = await services.executor.execute(aggregate, id, { command: () => command }, contextOf(call))
    if (!isRefusal(done) && done.events.some(event => event.type === 'LockoutStarted'))
      await services.sessions.endAllExcept(['admin'])
    return done
  }
  return [
    bindCommand(putSetting, async call => {
      const command = commandOf(call.params.id, call.body.value)
      if (isRefusal(command)) return command
      const done = await run(call, call.params.id, command)
      return replyOf(done, ({ state }) => settingView(call.params.id, state))
    }),
    bindCommand(startLockout, async call => {
      const done = await run(call, LOCKOUT_ID, { type: 'StartLockout', message: LOCKED_MESSAGE })
      return replyOf(done, ({ state }) => ({ started: state.started }))
    }),
  ]
}

function commandOf(id: string, value: unknown): SettingCommand | Refusal {
  if (id === BANNER_ID) {
    const banner = bannerValue.safeParse(value)
    return banner.success
      ? { type: 'ChangeBanner', value: fromWire(bannerFields, banner.data) }
      : refuse('setting.wrong_value', {}, { field: 'value' })
  }
  if (id !== LOCKOUT_ID) return refuse('not_found', {}, { kind: 'missing' })
  const lockout = lockoutValue.safeParse(value)
  return lockout.success
    ? { type: 'ChangeLockout', value: fromWire(lockoutFields, lockout.data), message: LOCKED_MESSAGE }
    : refuse('setting.wrong_value', {}, { field: 'value' })
}

const settingView = (id: string, state: State): Setting =>
  id === BANNER_ID
    ? { id, key: 'maintenance_banner', value: toRow(bannerFields, state.banner) }
    : { id, key: 'user_lockout', value: toRow(lockoutFields, state.lockout) }
