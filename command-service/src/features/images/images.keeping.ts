// How a received file becomes an image that is kept: by whoever sent it, beside the events that say whose it is.
import { asStream } from '@practicum/infra/objects/port'
import type { Upload } from '@practicum/shared/features/attachments/upload.decider'
import type { KeptImage } from '@practicum/shared/features/people/people.fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { type CommandContext, childContext } from '../../execution/context'
import type { ExecutionResult } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { uploadAggregate } from '../attachments/attachments.aggregates'
import { organizationAggregate, userAggregate } from '../people/people.aggregates'
import { type Shape, shaped } from './images.shaping'

type Services = Pick<CommandServices, 'executor' | 'objects'>

export interface ImageRequest {
  /** Of the file. */
  readonly uploadId: string
  /** User id of whoever sent it. */
  readonly by: string
  /** Whose it is to be: a person's or an organization's. */
  readonly subjectId: string
  readonly shape: Shape
}

/**
 * Keeps the bytes of the image, and writes with `record` whose it is; where that is refused, they are not needed, and where it is unknown what
 * became of it, the schedule asks the log. The file that it was made of is discarded.
 */
export async function keepImage<State>(
  services: Services,
  request: ImageRequest,
  { context, record }: Recording<State>,
): Promise<ExecutionResult<State> | Refusal> {
  const { uploadId, shape, subjectId } = request
  const made = await madeOf(services, request)
  if (isRefusal(made)) return made
  const imageId = derivedId('image', uploadId, subjectId)
  const objectKey = `${subjectId}/${shape}-${imageId}`
  await services.objects.put(objectKey, asStream(made), made.byteLength)
  const done = await record({ imageId, uploadId, objectKey })
  if (!isRefusal(done)) await discard(services, uploadId, context)
  // Of two who save the same one, whoever is refused finds it needed by the other.
  else if ((await isImageNeeded(services, objectKey)) === false) await services.objects.remove(objectKey)
  return done
}

export interface Recording<State> {
  readonly context: CommandContext
  readonly record: (image: KeptImage) => Promise<ExecutionResult<State> | Refusal>
}

async function madeOf(services: Services, { uploadId, by, shape }: ImageRequest): Promise<Uint8Array | Refusal> {
  const unknown = refuse('upload.unknown', {}, { field: 'uuid' })
  const { state } = await services.executor.load(uploadAggregate, uploadId)
  if (!isImageOf(state, by)) return unknown
  const file = await services.objects.get(state.objectKey)
  if (!file) return unknown
  return (await shaped(file.bytes, shape)) ?? refuse('image.unreadable', {}, { field: 'uuid' })
}

const isImageOf = (state: { readonly status: string } | Upload, by: string): state is Upload =>
  state.status === 'received' && 'kind' in state && state.kind === 'images' && state.ownerId === by

async function discard({ executor }: Services, uploadId: string, context: CommandContext): Promise<void> {
  const request = { command: () => ({ type: 'DiscardUnclaimed' as const }) }
  await executor.execute(uploadAggregate, uploadId, request, childContext(context, 'discard'))
}

const KEY = /^([0-9a-f-]{36})\/(profile|logo)-[0-9a-f-]{36}$/

/** Whether the bytes under a key are those of somebody's image; undefined where it is no key of an image. */
export async function isImageNeeded(
  { executor }: Pick<Services, 'executor'>,
  key: string,
): Promise<boolean | undefined> {
  const [, subjectId, shape] = KEY.exec(key) ?? []
  if (subjectId === undefined) return undefined
  if (shape === 'logo') {
    const { state } = await executor.load(organizationAggregate, subjectId)
    return state.status !== 'unknown' && state.logo?.objectKey === key
  }
  const { state } = await executor.load(userAggregate, subjectId)
  return 'image' in state && state.image?.objectKey === key
}
