// The rules of files that come in parts, as given, when, then.
import { fold } from '../../kernel/decider'
import { givenOf } from '../../kernel/given-when-then'
import { type Upload, uploadDecider } from './upload.decider'
import { type UploadEvent, uploadEvents } from './upload.events'
import { PARTS_MAX, reachedBy, sentSize } from './upload-parts.decider'

const given = givenOf(uploadDecider)
const { sample: file } = uploadEvents.definitions.UploadBegun
const { sample: whole } = uploadEvents.definitions.UploadReceived
const { uploadId, size } = file
const other = '0192f0c0-0000-7000-8000-0000000000ff'
const begun: UploadEvent = { type: 'UploadBegun', data: file }
const received: UploadEvent = { type: 'UploadReceived', data: whole }
const part = (offset: number, bytes: number) => ({ uploadId, offset, size: bytes, objectKey: `key-${offset}` })
const kept = (offset: number, bytes: number): UploadEvent => ({ type: 'UploadPartKept', data: part(offset, bytes) })
const keep = (offset: number, bytes: number) => ({ type: 'KeepPart' as const, data: part(offset, bytes) })
const begin = (more: Partial<typeof file> = {}) => ({ type: 'BeginUpload' as const, data: { ...file, ...more } })
const fail = { type: 'FailUpload' as const, why: 'upload.type_refused' }
const giveUp = { type: 'GiveUpUpload' as const }
const failed: UploadEvent = { type: 'UploadFailed', data: { uploadId, why: 'upload.type_refused' } }
const givenUp: UploadEvent = { type: 'UploadGivenUp', data: { uploadId } }
const destroyed: UploadEvent = { type: 'UploadDestroyed', data: { uploadId } }
const discarded: UploadEvent = { type: 'UploadDiscarded', data: { uploadId, objectKey: whole.objectKey } }

test('one file begins under one uuid; the same again changes nothing, another one is refused', () => {
  given().when(begin()).thenEmits(begun)
  given(begun, kept(0, 10)).when(begin()).thenNothing()
  given(begun, received).when(begin()).thenNothing()
  for (const more of [{ filename: 'other.pdf' }, { size: 1 }, { ownerId: other }, { organizationId: other }])
    expect(given(begun).when(begin(more)).thenRefused('upload.exists').kind).toBe('conflict')
  for (const over of [failed, givenUp]) given(begun, over).when(begin()).thenRefused('upload.exists')
})

test('each part begins where the one before ended, and none goes beyond the end', () => {
  given(begun).when(keep(0, 10)).thenEmits(kept(0, 10))
  given(begun, kept(0, 10))
    .when(keep(10, size - 10))
    .thenEmits(kept(10, size - 10))
  for (const offset of [0, 9, 11]) {
    const refused = given(begun, kept(0, 10)).when(keep(offset, 5)).thenRefused('upload.wrong_offset')
    expect([refused.kind, refused.data]).toEqual(['conflict', { offset: 10 }])
  }
  given(begun, kept(0, 10))
    .when(keep(10, size - 9))
    .thenRefused('upload.wrong_size')
  for (const over of [received, failed, givenUp]) given(begun, over).when(keep(0, 10)).thenRefused('upload.exists')
})

test('so many small parts are kept and no more', () => {
  const many = Array.from({ length: PARTS_MAX }, (_none, at) => kept(at, 1))
  given(begun, ...many.slice(1).map((_none, at) => kept(at, 1)))
    .when(keep(PARTS_MAX - 1, 1))
    .thenEmits(kept(PARTS_MAX - 1, 1))
  given(begun, ...many)
    .when(keep(PARTS_MAX, 1))
    .thenRefused('upload.too_many_parts')
})

test('its parts become the file once, and what comes at once does not take its place', () => {
  const complete = { type: 'CompleteUpload' as const, data: whole }
  given(begun, kept(0, size)).when(complete).thenEmits(received)
  given(begun, kept(0, size), received).when(complete).thenNothing()
  given(begun).when({ type: 'ReceiveUpload', data: whole }).thenRefused('upload.exists')
})

test('of what is kept another way than it was sent, the sender is told how much was sent', () => {
  const smaller: UploadEvent = { type: 'UploadReceived', data: { ...whole, size: size - 3 } }
  const past = [begun, kept(0, 10), kept(10, size - 10), smaller]
  given(...past)
    .when(begin())
    .thenNothing()
  const state = fold(uploadDecider, uploadDecider.initialState(), past) as Upload
  expect([sentSize(state), reachedBy(state), state.size]).toEqual([size, size, size - 3])
})

test('it fails or is given up while it is on its way; then its bytes are gone, and told to be', () => {
  given(begun, kept(0, 10)).when(fail).thenEmits(failed)
  given(begun, received).when(fail).thenNothing()
  for (const over of [failed, givenUp]) given(begun, over).when(giveUp).thenNothing()
  given(begun).when(giveUp).thenEmits(givenUp)
  given(begun).when({ type: 'DiscardUnclaimed' }).thenEmits(givenUp)
  given(received).when(giveUp).thenEmits(discarded)
  given(begun, givenUp).when({ type: 'ConfirmDestroyed' }).thenEmits(destroyed)
  given(received, discarded).when({ type: 'ConfirmDestroyed' }).thenEmits(destroyed)
  for (const events of [[begun], [received], [begun, givenUp, destroyed], [received, discarded, destroyed]])
    given(...events)
      .when({ type: 'ConfirmDestroyed' })
      .thenNothing()
})

test('what an attachment needs is not given up', () => {
  const { sample } = uploadEvents.definitions.UploadClaimed
  given(received, { type: 'UploadClaimed', data: sample }).when(giveUp).thenNothing()
})
