// Commands of imports, bound to their contract rows.
import { bindCommand, type CommandBinding } from '@practicum/infra/http/bindings'
import type { ImportState } from '@practicum/shared/features/imports/imports.decider'
import { cancelImport, startImport } from '@practicum/shared/features/imports/starting.contract'
import { contextOf } from '../../execution/context'
import { replyOf } from '../../execution/executor'
import type { CommandSlots } from '../../execution/feature'
import type { CommandServices } from '../../execution/ports'
import { authorize, importAggregate } from './imports.aggregate'
import { start } from './imports.starting'

export function importRoutes(services: CommandServices, slots: CommandSlots): readonly CommandBinding[] {
  return [
    bindCommand(startImport, async call =>
      replyOf(await start(services, slots, call), ({ state, version }) => ({ id: idOf(state), version })),
    ),
    bindCommand(cancelImport, async call => {
      const { id } = call.params
      const command = (state: ImportState) => authorize(call.principal, state) ?? { type: 'CancelImport' as const }
      const done = await services.executor.execute(importAggregate, id, { command }, contextOf(call))
      return replyOf(done, ({ version }) => ({ id, version }))
    }),
  ]
}

const idOf = (state: ImportState): string => (state.status === 'unknown' ? '' : state.importId)
