// The rules of an image that stands for somebody: one at a time, and asked for until they have one or want none.
import { assertNever, type Decision, isOneOf } from '../../kernel/decider'
import type { KeptImage } from './people.fields'
import type { UserEvent } from './user.events'

export type ImageCommand =
  | { readonly type: 'ChangeProfileImage'; readonly image: KeptImage | null }
  | { readonly type: 'DismissProfileImagePrompt' }

export const isImageCommand = isOneOf<ImageCommand>({ ChangeProfileImage: true, DismissProfileImagePrompt: true })

/** Of somebody, as far as these rules ask. */
export interface Imaged {
  readonly image: KeptImage | null
  /** They want to be asked for none. */
  readonly imagePromptDismissed: boolean
}

export function decideImage(command: ImageCommand, state: Imaged & { readonly id: string }): Decision<UserEvent> {
  const userId = state.id
  switch (command.type) {
    case 'ChangeProfileImage': {
      const change = imageChanged(command.image, state.image)
      return change ? [{ type: 'ProfileImageChanged', data: { userId, ...change } }] : []
    }
    case 'DismissProfileImagePrompt':
      return state.imagePromptDismissed ? [] : [{ type: 'ProfileImagePromptDismissed', data: { userId } }]
    default:
      return assertNever(command)
  }
}

interface ImageChange {
  readonly image: KeptImage | null
  readonly replaced: string | null
}

/** Undefined where it is the same one. */
export const imageChanged = (image: KeptImage | null, before: KeptImage | null): ImageChange | undefined =>
  image?.imageId === before?.imageId ? undefined : { image, replaced: before?.objectKey ?? null }

type ImageEvent = Extract<UserEvent, { type: 'ProfileImageChanged' | 'ProfileImagePromptDismissed' }>

export const evolveImage = (event: ImageEvent): Partial<Imaged> =>
  event.type === 'ProfileImageChanged' ? { image: event.data.image } : { imagePromptDismissed: true }
