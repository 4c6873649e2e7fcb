// Files of a form: they are sent while it is filled in, and attached to what it has made; what fails is told, the rest goes on.
import type { FileKind } from '@practicum/shared/contract/attached'
import { attach } from '@practicum/shared/features/attachments/attachments.contract'
import { useNotify } from 'react-admin'
import { ApiFailure } from '../../providers/api-failure'
import { useFailureWords, useIntent } from '../../providers/use-intent'
import { type Uploads, useUploads } from './use-uploads'

export interface Attaching {
  readonly uploads: Uploads
  /**
   * Attaches the files to each of them, once they have arrived. What is attached leaves the form, and what is refused for good; what may go another time
   * stays in it. Answers whether all of them went; why not was told.
   */
  readonly attachTo: (objectIds: readonly string[]) => Promise<boolean>
}

const FINAL = [400, 403, 404, 409, 413, 422]

/** Asked again it would be refused again. */
const isFinal = (error: unknown): boolean => error instanceof ApiFailure && FINAL.includes(error.status)

/** `touches` names the features whose reads show the attachments. */
export function useAttaching(object_class: string, touches: readonly string[], kinds?: readonly FileKind[]): Attaching {
  const uploads = useUploads(object_class, kinds)
  const notify = useNotify()
  const words = useFailureWords()
  const { run } = useIntent(attach, touches)
  const showFailure = (error: unknown): void => {
    notify(words(error).join('\n'), { type: 'error', multiLine: true })
  }
  const attachTo = async (objectIds: readonly string[]): Promise<boolean> => {
    const files = await uploads.settled()
    const staying = new Set(files.filter(({ state }) => state !== 'created').map(({ uuid }) => uuid))
    const arrived = files.filter(({ state }) => state === 'created')
    let allWent = staying.size === 0
    for (const object_id of objectIds)
      for (const { uuid } of arrived)
        await run({ body: { object_class, object_id, upload: { uuid, public: false } } }).catch(error => {
          allWent = false
          if (!isFinal(error)) staying.add(uuid)
          showFailure(error)
        })
    uploads.attached(arrived.map(({ uuid }) => uuid).filter(uuid => !staying.has(uuid)))
    return allWent
  }
  return { uploads, attachTo }
}
