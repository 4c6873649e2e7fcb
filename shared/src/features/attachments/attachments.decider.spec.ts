// The rules of received files and of attachments, as given, when, then.
import { givenOf } from '../../kernel/given-when-then'
import { attachmentDecider } from './attachment.decider'
import { type AttachmentEvent, attachmentEvents } from './attachment.events'
import { uploadDecider } from './upload.decider'
import { type UploadEvent, uploadEvents } from './upload.events'

const other = '0192f0c0-0000-7000-8000-0000000000ff'

describe('a received file', () => {
  const given = givenOf(uploadDecider)
  const { sample } = uploadEvents.definitions.UploadReceived
  const { uploadId, ownerId, objectKey } = sample
  const { attachmentId } = uploadEvents.definitions.UploadClaimed.sample
  const received: UploadEvent = { type: 'UploadReceived', data: sample }
  const claimed = (by = attachmentId): UploadEvent => ({ type: 'UploadClaimed', data: { uploadId, attachmentId: by } })
  const released = (by = attachmentId): UploadEvent => ({
    type: 'UploadReleased',
    data: { uploadId, attachmentId: by },
  })
  const discarded: UploadEvent = { type: 'UploadDiscarded', data: { uploadId, objectKey } }
  const receive = (more: Partial<typeof sample> = {}) => ({
    type: 'ReceiveUpload' as const,
    data: { ...sample, ...more },
  })
  const claim = (by = ownerId, organizationId = sample.organizationId) => ({
    type: 'ClaimUpload' as const,
    ...{ attachmentId, by, organizationId },
  })
  const release = { type: 'ReleaseUpload' as const, attachmentId }

  test('one content stands under one uuid; the same again changes nothing', () => {
    given().when(receive()).thenEmits(received)
    given(received)
      .when(receive({ objectKey: 'elsewhere' }))
      .thenNothing()
    for (const more of [{ sha256: 'f'.repeat(64) }, { ownerId: other }, { filename: 'other.pdf' }]) {
      expect(given(received).when(receive(more)).thenRefused('upload.exists').kind).toBe('conflict')
    }
  })

  test('its owner alone claims it, for several things of the organization it was sent in, each once', () => {
    given(received).when(claim()).thenEmits(claimed())
    given(received, claimed(other)).when(claim()).thenEmits(claimed())
    given(received, claimed()).when(claim()).thenNothing()
    given(received).when(claim(other)).thenRefused('upload.unknown')
    given(received).when(claim(ownerId, other)).thenRefused('upload.unknown')
    given().when(claim()).thenRefused('upload.unknown')
    given(received, discarded).when(claim()).thenRefused('upload.unknown')
  })

  test('its bytes go when the last that needs them lets go, and not before', () => {
    given(received, claimed()).when(release).thenEmits(released(), discarded)
    given(received, claimed(), claimed(other)).when(release).thenEmits(released())
    given(received, claimed(), released()).when(release).thenNothing()
    given().when(release).thenNothing()
  })

  test('what nobody claimed is discarded, what is claimed stays', () => {
    given(received).when({ type: 'DiscardUnclaimed' }).thenEmits(discarded)
    given(received, claimed()).when({ type: 'DiscardUnclaimed' }).thenNothing()
    given(received, discarded).when({ type: 'DiscardUnclaimed' }).thenNothing()
    given().when({ type: 'DiscardUnclaimed' }).thenNothing()
  })
})

describe('an attachment', () => {
  const given = givenOf(attachmentDecider)
  const { AttachmentAbandoned, AttachmentAttached, AttachmentDetached, AttachmentRenamed, AttachmentWithdrawn } =
    attachmentEvents.definitions
  const attached: AttachmentEvent = { type: 'AttachmentAttached', data: AttachmentAttached.sample }
  const detached: AttachmentEvent = { type: 'AttachmentDetached', data: AttachmentDetached.sample }
  const withdrawn: AttachmentEvent = { type: 'AttachmentWithdrawn', data: AttachmentWithdrawn.sample }
  const renamed: AttachmentEvent = { type: 'AttachmentRenamed', data: AttachmentRenamed.sample }
  const attach = { type: 'Attach' as const, data: AttachmentAttached.sample }
  const rename = (name: string) => ({ type: 'RenameAttachment' as const, name })

  test('what was signed is withdrawn once, and then neither renamed nor detached', () => {
    const withdraw = { type: 'Withdraw' as const }
    given(attached).when(withdraw).thenEmits(withdrawn)
    given(attached, withdrawn).when(withdraw).thenNothing()
    given(attached, withdrawn).when({ type: 'Detach' }).thenNothing()
    given(attached, withdrawn).when(attach).thenNothing()
    given(attached, withdrawn).when(rename('Other')).thenRefused('attachment.withdrawn')
    given(attached, detached).when(withdraw).thenNothing()
    given().when(withdraw).thenNothing()
  })

  test('it is attached once, and not again when it was detached', () => {
    given().when(attach).thenEmits(attached)
    given(attached).when(attach).thenNothing()
    given(attached, detached).when(attach).thenNothing()
  })

  test('it is detached once', () => {
    given(attached).when({ type: 'Detach' }).thenEmits(detached)
    given(attached, detached).when({ type: 'Detach' }).thenNothing()
    given().when({ type: 'Detach' }).thenNothing()
  })

  test('it is abandoned only before it came, and then never comes', () => {
    const abandoned: AttachmentEvent = { type: 'AttachmentAbandoned', data: AttachmentAbandoned.sample }
    const abandon = { type: 'Abandon' as const, ...AttachmentAbandoned.sample }
    given().when(abandon).thenEmits(abandoned)
    given(abandoned).when(abandon).thenNothing()
    given(attached).when(abandon).thenNothing()
    given(attached, detached).when(abandon).thenNothing()
    given(abandoned).when(attach).thenRefused('upload.unknown')
    given(abandoned).when(rename('x')).thenRefused('not_found')
    given(abandoned).when({ type: 'Detach' }).thenNothing()
  })

  test('it is renamed while it is attached; the same name changes nothing', () => {
    given(attached).when(rename('Proof of insurance')).thenEmits(renamed)
    given(attached).when(rename(AttachmentAttached.sample.filename)).thenNothing()
    given(attached, renamed).when(rename('Proof of insurance')).thenNothing()
    given(attached, detached).when(rename('x')).thenRefused('not_found')
  })
})
