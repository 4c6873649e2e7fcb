// What time does to files: those that nobody attached are discarded, and bytes that no event knows of are deleted.

import type { AttachmentCandidates, LookedAt } from '@practicum/shared/features/attachments/attachments.candidates'
import { systemContext } from '../../execution/context'
import type { CommandSlots } from '../../execution/feature'
import type { CommandServices } from '../../execution/ports'
import { throwOnConflict } from '../../reactions/reaction'
import type { Schedule } from '../../reactions/schedules'
import { attachmentAggregate, uploadAggregate } from './attachments.aggregates'

/** A file that was sent and never attached is kept this long, in milliseconds; so are bytes whose file was never written down. */
const UNCLAIMED_MS = 24 * 3600 * 1000

type Services = Pick<CommandServices, 'executor' | 'objects' | 'scheduleCursors'>
type UploadCandidates = Pick<AttachmentCandidates, 'unclaimedSince' | 'unknownKeys'>

export function uploadSchedule(
  services: CommandServices,
  index: UploadCandidates,
  { keeps }: Pick<CommandSlots, 'keeps'>,
): Schedule {
  return {
    name: 'discard-unclaimed-uploads',
    cron: '23 * * * *',
    async run(now, stopped) {
      const before = new Date(now.getTime() - UNCLAIMED_MS)
      const look = async (after: string): Promise<LookedAt> => {
        const looked = await index.unclaimedSince(before, after)
        for (const id of looked.ids) await discard(services, id, now)
        return looked
      }
      await walk(services, { name: 'uploads that became old', parts: 20, around: false, stopped }, look)
      await walk(services, { name: 'uploads', parts: 1, around: true, stopped }, look)
      const remove = (after: string): Promise<LookedAt> => deleteUnknown(services, index, { before, after, keeps })
      await walk(services, { name: 'bytes', parts: 10, around: true, stopped }, remove)
    },
  }
}

interface Walk {
  readonly name: string
  /** In one run, at most. */
  readonly parts: number
  /** Begins anew at the end; else it waits there for what comes. */
  readonly around: boolean
  /** The part in hand is finished, and no other begun. */
  readonly stopped: AbortSignal | undefined
}

/**
 * A run looks at so much and no more, and the next one goes on there, so that it costs the same however many files there are. A file is looked at once
 * when it has become old; all of them are, again and again, by the walks around, for a read model may have been late. What fails is met again.
 */
async function walk(
  { scheduleCursors }: Services,
  { name, parts, around, stopped }: Walk,
  look: (after: string) => Promise<LookedAt>,
): Promise<void> {
  let after = await scheduleCursors.of(name)
  for (let part = 0; part < parts && !stopped?.aborted; part++) {
    const { upTo, ended } = await look(after)
    after = ended && around ? '' : upTo
    await scheduleCursors.keep(name, after)
    if (ended) return
  }
}

/** An attachment that came after all is left alone; one that did not lets go of the file, by the reaction to its end. */
async function discard({ executor }: Services, id: string, now: Date): Promise<void> {
  const { state } = await executor.load(uploadAggregate, id)
  const claims = state.status === 'received' ? state.claims : []
  for (const attachmentId of claims) {
    const given = { type: 'Abandon' as const, attachmentId, uploadId: id }
    const context = systemContext(`abandon-${attachmentId}`, now)
    throwOnConflict(await executor.execute(attachmentAggregate, attachmentId, { command: () => given }, context))
  }
  const request = { command: () => ({ type: 'DiscardUnclaimed' as const }) }
  throwOnConflict(await executor.execute(uploadAggregate, id, request, systemContext(`discard-upload-${id}`, now)))
}

/** What a crash between the bytes and their event left, and bytes that could not be deleted when their file was discarded. */
async function deleteUnknown(
  services: CommandServices,
  index: UploadCandidates,
  { before, after, keeps }: Old,
): Promise<LookedAt> {
  const { keys, next = '' } = await services.objects.keptBefore(before, { after })
  const ids = await index.unknownKeys(keys)
  for (const key of ids) {
    const needed = await Promise.all(keeps.map(asked => asked(services, key)))
    // What no feature knows is left alone.
    if (needed.includes(false)) await services.objects.remove(key)
  }
  return { ids, upTo: next, ended: next === '' }
}

interface Old {
  readonly before: Date
  /** A key. */
  readonly after: string
  /** A read model may lag; the log says whether the bytes are needed. */
  readonly keeps: CommandSlots['keeps']
}
