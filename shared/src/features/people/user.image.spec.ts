// The rules of images: one at a time for a person and for an organization, and the one before is named for whoever deletes its bytes.
import { givenOf } from '../../kernel/given-when-then'
import { organizationDecider } from './organization.decider'
import { organizationEvents } from './organization.events'
import type { KeptImage } from './people.fields'
import { userDecider } from './user.decider'
import { type UserEvent, userEvents } from './user.events'

const { sample } = userEvents.definitions.UserRegistered
const { userId } = sample
const registered: UserEvent = { type: 'UserRegistered', data: sample }
const image = userEvents.definitions.ProfileImageChanged.sample.image as KeptImage
const other = { ...image, imageId: '0192f0c0-0000-7000-8000-00000000000a', objectKey: `${userId}/profile-a` }

const changed = (now: KeptImage | null, replaced: string | null): UserEvent => ({
  type: 'ProfileImageChanged',
  data: { userId, image: now, replaced },
})
const wish = (wanted: KeptImage | null) => ({ type: 'ChangeProfileImage', image: wanted }) as const

test('somebody has one image, which another one replaces, or none', () => {
  const given = givenOf(userDecider)
  const first = changed(image, null)
  given(registered).when(wish(image)).thenEmits(first)
  given(registered, first).when(wish(image)).thenEmits()
  given(registered, first).when(wish(other)).thenEmits(changed(other, image.objectKey))
  given(registered, first).when(wish(null)).thenEmits(changed(null, image.objectKey))
  given(registered).when(wish(null)).thenEmits()
  given().when(wish(image)).thenRefused('not_found')
})

test('the prompt is dismissed once', () => {
  const given = givenOf(userDecider)
  const dismissed: UserEvent = { type: 'ProfileImagePromptDismissed', data: { userId } }
  given(registered).when({ type: 'DismissProfileImagePrompt' }).thenEmits(dismissed)
  given(registered, dismissed).when({ type: 'DismissProfileImagePrompt' }).thenEmits()
})

test('an organization has one logo, which another one replaces, or none', () => {
  const given = givenOf(organizationDecider)
  const founding = organizationEvents.definitions.OrganizationFounded.sample
  const { organizationId } = founding
  const founded = { type: 'OrganizationFounded', data: founding } as const
  const logo = (now: KeptImage | null, replaced: string | null) =>
    ({ type: 'OrganizationLogoChanged', data: { organizationId, image: now, replaced } }) as const
  given(founded).when({ type: 'ChangeLogo', image }).thenEmits(logo(image, null))
  given(founded, logo(image, null)).when({ type: 'ChangeLogo', image }).thenEmits()
  given(founded, logo(image, null)).when({ type: 'ChangeLogo', image: other }).thenEmits(logo(other, image.objectKey))
  given(founded, logo(image, null)).when({ type: 'ChangeLogo', image: null }).thenEmits(logo(null, image.objectKey))
  given().when({ type: 'ChangeLogo', image }).thenRefused('not_found')
})
