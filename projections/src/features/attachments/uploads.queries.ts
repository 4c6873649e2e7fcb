// A file on its way as whoever sends it is shown it: how far it has come, as the log has it this very moment, and what it holds.
import { type Binding, bindQuery, bindStream } from '@practicum/infra/http/bindings'
import type { AnswerOf } from '@practicum/shared/contract/row'
import { isOwnUpload } from '@practicum/shared/features/attachments/attachments.policy'
import { type UploadState, uploadDecider } from '@practicum/shared/features/attachments/upload.decider'
import type { UploadEvent } from '@practicum/shared/features/attachments/upload.events'
import { shownUpload, signedUpload, UPLOAD_URL } from '@practicum/shared/features/attachments/upload-links'
import { reachedBy, stateNameOf } from '@practicum/shared/features/attachments/upload-parts.decider'
import { uploadContent, uploadStanding } from '@practicum/shared/features/attachments/uploads.contract'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { eventsOf, folded } from '../../reads/from-log'
import type { ReadServices } from '../../reads/ports'

type Services = Pick<ReadServices, 'objects' | 'signatures' | 'store' | 'codec'>
type Known = Exclude<UploadState, { readonly status: 'unknown' }>

const missing = (): Refusal => refuse('not_found', {}, { kind: 'missing' })

export function uploadQueries(services: Services): readonly Binding[] {
  const { objects, signatures } = services
  return [
    bindQuery(uploadStanding, [], async ({ principal, params }) => {
      const upload = await uploadOf(services, params.uuid)
      if (!upload || !isOwnUpload(principal, upload)) return missing()
      return standingOf(signatures, upload)
    }),
    bindStream(uploadContent, [], async ({ principal, params, query }) => {
      const said = signedUpload.safeParse(signatures.opened(UPLOAD_URL, query.signature))
      if (!said.success || said.data.uploadId !== params.uuid || !isOwnUpload(principal, said.data)) return missing()
      const object = await objects.get(said.data.objectKey)
      if (!object) return missing()
      const { size, bytes } = object
      return { contentType: 'application/octet-stream', filename: params.uuid, asked: {}, size, content: bytes }
    }),
  ]
}

function standingOf(signatures: Services['signatures'], upload: Known): AnswerOf<typeof uploadStanding> {
  const state = stateNameOf(upload)
  const goesOn = state === 'creating' || state === 'created'
  return {
    ...{ ...shownUpload(signatures, upload), kind: upload.kind, state },
    offset: goesOn ? reachedBy(upload) : null,
    why: 'why' in upload ? (upload.why ?? null) : null,
  }
}

async function uploadOf(services: Services, uuid: string): Promise<Known | undefined> {
  const state: UploadState = folded(uploadDecider, await eventsOf<UploadEvent>(services, `upload-${uuid}`))
  return state.status === 'unknown' ? undefined : state
}
