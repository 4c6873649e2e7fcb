// What time does to files: those that nobody attached are discarded, and bytes that no event knows of are deleted.

import { systemContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { settled } from '../../reactions/reaction'
import type { Schedule } from '../../reactions/schedules'
import { attachmentAggregate, uploadAggregate } from './attachments.aggregates'
import { uploadOfKey } from './attachments.keeping'

/** Finds candidates in read models; the rules decide. */
export interface UploadIndex {
  /** Ids of files that nothing has claimed since before that time, or that were claimed before it and then not attached. */
  unclaimedSince(time: Date): Promise<readonly string[]>
  /** Those of the keys under which the bytes of no received file are known. */
  unknownKeys(keys: readonly string[]): Promise<readonly string[]>
}

/** A file that was sent and never attached is kept this long, in milliseconds; so are bytes whose file was never written down. */
const UNCLAIMED_MS = 24 * 3600 * 1000

type Services = Pick<CommandServices, 'executor' | 'objects'>

export function uploadSchedule(services: Services, index: UploadIndex): Schedule {
  return {
    name: 'discard-unclaimed-uploads',
    cron: '23 * * * *',
    async run(now) {
      const before = new Date(now.getTime() - UNCLAIMED_MS)
      for (const id of await index.unclaimedSince(before)) await discard(services, id, now)
      await deleteUnknown(services, index, before)
    },
  }
}

/** An attachment that came after all is left alone; one that did not lets go of the file, by the reaction to its end. */
async function discard({ executor }: Services, id: string, now: Date): Promise<void> {
  const { state } = await executor.load(uploadAggregate, id)
  const claims = state.status === 'received' ? state.claims : []
  for (const attachmentId of claims) {
    const given = { type: 'Abandon' as const, attachmentId, uploadId: id }
    const context = systemContext(`abandon-${attachmentId}`, now)
    settled(await executor.execute(attachmentAggregate, attachmentId, { command: () => given }, context))
  }
  const wish = { command: () => ({ type: 'DiscardUnclaimed' as const }) }
  settled(await executor.execute(uploadAggregate, id, wish, systemContext(`discard-upload-${id}`, now)))
}

/** What a crash between the bytes and their event left, and bytes that could not be deleted when their file was discarded. */
async function deleteUnknown(services: Services, index: UploadIndex, before: Date): Promise<void> {
  for await (const keys of services.objects.keptBefore(before)) {
    for (const key of await index.unknownKeys(keys)) await deleteUnneeded(services, key)
  }
}

/** A read model may lag; the log says whether the bytes are needed. */
async function deleteUnneeded({ executor, objects }: Services, key: string): Promise<void> {
  const uploadId = uploadOfKey(key)
  if (uploadId === undefined) return
  const { state } = await executor.load(uploadAggregate, uploadId)
  const needed = state.status === 'received' && state.objectKey === key
  if (!needed) await objects.remove(key)
}
