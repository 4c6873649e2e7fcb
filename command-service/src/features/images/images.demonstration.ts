// The demonstration's university has a logo, and its coordinator and a trainee have images: drawn, sent and set as anybody's are.
import { asStream } from '@practicum/infra/objects/port'
import type { KeptImage } from '@practicum/shared/features/people/people.fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type Demonstration, type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { uploadAggregate } from '../attachments/attachments.aggregates'
import { keepUpload } from '../attachments/attachments.keeping'
import { organizationAggregate, userAggregate } from '../people/people.aggregates'
import { type Drawing, drawn, LOGO, portraitOn } from './images.drawing'
import { keepImage } from './images.keeping'

const UNIVERSITY_ID = derivedId('demonstration', 'university')

const PORTRAITS = { coordinator: '#b9d4cf', trainee: '#e6d3b3' } as const

export const imageDemonstration: DemonstrationPart = {
  stage: 'work',
  async isThere(services) {
    const { state } = await services.executor.load(organizationAggregate, UNIVERSITY_ID)
    return state.status !== 'unknown' && state.logo !== null && !(await isLeftOver(services, 'coordinator', LOGO))
  },
  async fill(demonstration) {
    for (const [key, colour] of Object.entries(PORTRAITS)) await portray(demonstration, key, portraitOn(colour))
    await giveLogo(demonstration)
  },
}

async function portray(demonstration: Demonstration, key: string, drawing: Drawing): Promise<void> {
  const { services, people, now } = demonstration
  const person = personCalled(people, key)
  const { userId } = person
  const { state } = await services.executor.load(userAggregate, userId)
  if ('image' in state && state.image && !(await isLeftOver(services, key, drawing))) return
  const context = actingAs(person, `image-${key}`, now)
  const record = (image: KeptImage) => {
    const command = { type: 'ChangeProfileImage' as const, image }
    return services.executor.execute(userAggregate, userId, { command: () => command }, context)
  }
  const uploadId = await sent(demonstration, key, drawing)
  const request = { uploadId, by: userId, subjectId: userId, shape: 'profile' as const }
  unwrapOrThrow(await keepImage(services, request, { context, record }))
}

async function giveLogo(demonstration: Demonstration): Promise<void> {
  const { services, people, now } = demonstration
  const coordinator = personCalled(people, 'coordinator')
  const context = actingAs(coordinator, 'logo', now)
  const record = (image: KeptImage) => {
    const command = { type: 'ChangeLogo' as const, image }
    return services.executor.execute(organizationAggregate, UNIVERSITY_ID, { command: () => command }, context)
  }
  const uploadId = await sent(demonstration, 'coordinator', LOGO)
  const request = { uploadId, by: coordinator.userId, subjectId: UNIVERSITY_ID, shape: 'logo' as const }
  unwrapOrThrow(await keepImage(services, request, { context, record }))
}

/** The file that an image was made of goes last: where it is still there, the image was interrupted. */
async function isLeftOver(
  { executor }: Pick<Demonstration['services'], 'executor'>,
  key: string,
  { name }: Drawing,
): Promise<boolean> {
  const { state } = await executor.load(uploadAggregate, uploadIdOf(key, name))
  return state.status === 'received'
}

const uploadIdOf = (key: string, name: string): string => derivedId('demonstration', 'image', key, name)

/** Answers the id of the file. */
async function sent({ services, people, now }: Demonstration, key: string, drawing: Drawing): Promise<string> {
  const owner = personCalled(people, key)
  const uploadId = uploadIdOf(key, drawing.name)
  const bytes = await drawn(drawing)
  const file = {
    ...{ uploadId, owner, filename: drawing.name, type: { kind: 'images' as const, mimetype: 'image/png' } },
    ...{ bytes: asStream(bytes), maxBytes: bytes.byteLength },
  }
  unwrapOrThrow(await keepUpload(services, file, actingAs(owner, `image-file-${drawing.name}`, now)))
  return uploadId
}
