// Attaches files that have arrived to what they are for; what fails is told, the rest goes on.
import { attach } from '@practicum/shared/features/attachments/attachments.contract'
import { useNotify } from 'react-admin'
import { useFailureWords, useIntent } from '../../providers/use-intent'
import type { PendingFile } from './pending-files'

export type Attach = (files: readonly PendingFile[], objectIds: readonly string[]) => Promise<void>

/** `touches` names the features whose reads show the attachments. */
export function useAttaching(object_class: string, touches: readonly string[]): Attach {
  const notify = useNotify()
  const words = useFailureWords()
  const { run } = useIntent(attach, touches)
  const showFailure = (error: unknown): void => {
    notify(words(error).join('\n'), { type: 'error', multiLine: true })
  }
  return async (files, objectIds) => {
    const bodies = objectIds.flatMap(object_id =>
      files.map(({ uuid }) => ({ object_class, object_id, upload: { uuid, public: false as const } })),
    )
    for (const body of bodies) await run({ body }).catch(showFailure)
  }
}
