// Commands on images: of oneself, and of an organization that one looks after.
import { bindCommand, type CommandBinding } from '@practicum/infra/http/bindings'
import { urlOfProfileImage } from '@practicum/shared/contract/image-addresses'
import {
  dismissProfileImagePrompt,
  removeOrganizationLogo,
  removeProfileImage,
  setOrganizationLogo,
  setProfileImage,
} from '@practicum/shared/features/images/images.contract'
import type { KeptImage } from '@practicum/shared/features/people/people.fields'
import type { UserCommand } from '@practicum/shared/features/people/user.decider'
import { type CommandContext, contextOf } from '../../execution/context'
import { replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { authorize, carryOut, change, shown } from '../organizations/organizations.changing'
import { organizationAggregate, userAggregate } from '../people/people.aggregates'
import { keepImage } from './images.keeping'

export function imageRoutes(services: CommandServices): readonly CommandBinding[] {
  const { executor } = services
  const changeOwn = (userId: string, command: UserCommand, context: CommandContext) =>
    executor.execute(userAggregate, userId, { command: () => command }, context)
  return [
    bindCommand(setProfileImage, async call => {
      const { userId } = call.principal
      const { uuid: uploadId } = call.body
      const { state } = await executor.load(userAggregate, userId)
      const before = 'image' in state ? state.image : null
      if (before?.uploadId === uploadId) return { answer: profileImage(before) }
      const context = contextOf(call)
      const record = (image: KeptImage) => changeOwn(userId, { type: 'ChangeProfileImage', image }, context)
      const done = await keepImage(
        services,
        { uploadId, by: userId, subjectId: userId, shape: 'profile' },
        { context, record },
      )
      return replyOf(done, ({ state: after }) => profileImage('image' in after ? after.image : null))
    }),
    bindCommand(removeProfileImage, async call => {
      const command = { type: 'ChangeProfileImage' as const, image: null }
      return replyOf(await changeOwn(call.principal.userId, command, contextOf(call)), () => ({}))
    }),
    bindCommand(dismissProfileImagePrompt, async call => {
      const command = { type: 'DismissProfileImagePrompt' as const }
      return replyOf(await changeOwn(call.principal.userId, command, contextOf(call)), () => ({}))
    }),
    ...logoRoutes(services),
  ]
}

const profileImage = (image: KeptImage | null) => {
  if (!image) throw new Error('an image that was kept is nobody’s')
  return { profile_image_uuid: image.uploadId, url: urlOfProfileImage(image.imageId), id: image.imageId }
}

function logoRoutes(services: CommandServices): readonly CommandBinding[] {
  return [
    bindCommand(setOrganizationLogo, async call => {
      const { id } = call.params
      const { uuid: uploadId } = call.body
      const { state, version } = await services.executor.load(organizationAggregate, id)
      const refused = authorize(call.principal, state)
      if (refused) return refused
      if (state.status !== 'unknown' && state.logo?.uploadId === uploadId) return { answer: { id, version } }
      const record = (image: KeptImage) => carryOut(services, call, { type: 'ChangeLogo', image })
      const request = { uploadId, by: call.principal.userId, subjectId: id, shape: 'logo' as const }
      return shown(services, id, await keepImage(services, request, { context: contextOf(call), record }))
    }),
    bindCommand(removeOrganizationLogo, call => change(services, call, { type: 'ChangeLogo', image: null })),
  ]
}
