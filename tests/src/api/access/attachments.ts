// Who may call what of attachments, and what each may do to whose thing: by hand.
import { attach } from '@practicum/shared/features/attachments/attachments.contract'
import { newId } from '@practicum/shared/kernel/ids'
import type { Access, Cast, Thing } from '../harness/access'
import { task } from './tasks'

async function attachment(cast: Cast): Promise<Thing> {
  const on = await task(cast)
  const uuid = newId()
  const headers = { 'content-type': 'application/octet-stream', 'x-filename': 'notes.txt' }
  await on.own.browser.send('PUT', `/api/uploads/${uuid}`, { body: 'text', headers })
  const body = { object_class: 'task' as const, object_id: on.id, upload: { uuid, public: false as const } }
  return { ...on, id: (await on.own.browser.do(attach, { body })).body.id }
}

const uploaded = { uuid: newId(), public: false }

export const access: Access = {
  roles: `
    attach              . x x x x x
    attachmentsOf       . x x x x x
    beginUpload         . x x x x x
    detach              . x x x x x
    downloadAttachment  . x x x x x
    getAttachment       . x x x x x
    playAttachment      . x x x x x
    giveUpUpload        . x x x x x
    previewUpload       . x x x x x
    receiveImage        . x x x x x
    receiveUpload       . x x x x x
    renameAttachment    . x x x x x
    sendPart            . x x x x x
    showThumbnail       . x x x x x
    signUpload          . x x x x x
    uploadContent       . x x x x x
    uploadStanding      . x x x x x
  `,
  relations: `
                        own  part colleague coordinator admin former foreign
    attach              r    -    .         r           .     .      .
    attachmentsOf       x    x    .         x           .     .      .
    detach              x    -    .         x           .     .      .
    downloadAttachment  x    x    .         x           .     .      .
    getAttachment       x    x    .         x           .     .      .
    playAttachment      r    r    .         r           .     .      .
    renameAttachment    x    -    .         x           .     .      .
    showThumbnail       r    r    .         r           .     .      .
  `,
  ofNobody: {
    receiveImage: 'as receiveUpload',
    beginUpload: 'as receiveUpload; under a signature that names the sender',
    sendPart: 'whoever began it and nobody else, in resumable-uploads.spec.ts',
    giveUpUpload: 'as sendPart',
    previewUpload: 'as sendPart',
    signUpload: 'names nothing that exists',
    uploadContent: 'as sendPart; under a signature that names the sender',
    uploadStanding: 'as sendPart',
    receiveUpload: 'an id that the sender makes up; another person under it is refused in attachments.spec.ts',
  },
  things: [
    [/^\/api\/attachments$/, task],
    [/^\/api\/attachments\/:id/, attachment],
  ],
  bodies: {
    attach: object_id => ({ object_class: 'task', object_id, upload: uploaded }),
    renameAttachment: () => ({ name: 'Notes' }),
  },
  queries: {
    attachmentsOf: attachable_id => ({ attachable_type: 'task', attachable_id }),
  },
}
