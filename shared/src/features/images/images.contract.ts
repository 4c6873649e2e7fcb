// Images over HTTP: what stands for a person, and the logo of an organization; made of a file that was received before.
import { z } from 'zod'
import { LOGO_PATH, PROFILE_IMAGE_PATH } from '../../contract/image-addresses'
import { ACCEPTED, byId, command, stream } from '../../contract/row'
import { givenId } from '../../kernel/ids'

const feature = 'images'
const oneself = { who: 'signed-in', relation: 'oneself', impersonation: 'deny' } as const
const care = { who: ['admin', 'coordinator'], relation: 'admin, or coordinator of the organization' } as const

/** In pixels: of a profile image, which is a square of that many. */
export const PROFILE_IMAGE_SIZE = 512
/** In pixels, at most. */
export const LOGO_SIZE = { width: 800, height: 200 } as const

/** Made of it again: turned upright, cut to size, and without what the camera wrote into it. */
const received = {
  /** Of `receiveImage`. */
  uuid: givenId,
  /** Where the sender has it; nothing is fetched from there. */
  cdnUrl: z.string().max(2000).optional(),
}
const REFUSALS = ['upload.unknown', 'image.unreadable'] as const

export const setProfileImage = command({
  name: 'setProfileImage',
  feature,
  method: 'PUT',
  path: '/api/users/current/profile-image',
  summary: 'Stand with an image of oneself, made of one that was received.',
  access: oneself,
  body: z.strictObject(received),
  answer: z.object({
    /** Of the file that was received. */
    profile_image_uuid: z.uuid(),
    url: z.string(),
    id: z.uuid(),
  }),
  refusals: REFUSALS,
})

export const removeProfileImage = command({
  name: 'removeProfileImage',
  feature,
  method: 'POST',
  path: '/api/users/current/profile-image/remove',
  summary: 'Stand without an image of oneself; its bytes are deleted.',
  access: oneself,
  answer: ACCEPTED,
})

export const dismissProfileImagePrompt = command({
  name: 'dismissProfileImagePrompt',
  feature,
  method: 'POST',
  path: '/api/users/current/profile-image/dismiss',
  summary: 'Be asked for an image of oneself no more.',
  access: oneself,
  answer: ACCEPTED,
})

/** The version that was opened; a newer one is a conflict. */
const version = z.int().optional()
const written = z.object({ id: z.uuid(), version: z.int() })

export const setOrganizationLogo = command({
  name: 'setOrganizationLogo',
  feature,
  method: 'PUT',
  path: '/api/organizations/:id/logo',
  summary: 'Give an organization a logo, made of an image that was received.',
  access: care,
  params: byId,
  body: z.strictObject({ ...received, version }),
  answer: written,
  refusals: [...REFUSALS, 'organization.archived', 'version_conflict'],
})

export const removeOrganizationLogo = command({
  name: 'removeOrganizationLogo',
  feature,
  method: 'DELETE',
  path: '/api/organizations/:id/logo',
  summary: 'Leave an organization without a logo; its bytes are deleted.',
  access: care,
  params: byId,
  answer: written,
  refusals: ['organization.archived'],
})

const IMAGE_FILE = 'image/webp'

export const showProfileImage = stream({
  name: 'showProfileImage',
  feature,
  path: PROFILE_IMAGE_PATH,
  summary: 'The image of a person (WebP).',
  access: {
    who: 'signed-in',
    relation: 'oneself; everybody: the people of the organization; admin: all',
    impersonation: 'allow',
  },
  params: byId,
  produces: [IMAGE_FILE],
  headers: { ETag: 'of the image; with it in `If-None-Match`, 304' },
})

export const showLogo = stream({
  name: 'showLogo',
  feature,
  path: LOGO_PATH,
  summary: 'The logo of an organization (WebP): also for those who are about to sign up.',
  access: { who: 'anyone', relation: 'whoever has the address', impersonation: 'allow' },
  params: z.strictObject({ organization: givenId, id: givenId }),
  produces: [IMAGE_FILE],
  headers: { ETag: 'of the image; with it in `If-None-Match`, 304' },
})
