// Where images are found: whatever shows a person or an organization tells the address.
export const PROFILE_IMAGE_PATH = '/api/images/profile/:id'
export const LOGO_PATH = '/api/images/logos/:organization/:id'

export const urlOfProfileImage = (imageId: string): string => PROFILE_IMAGE_PATH.replace(':id', imageId)

/** Null where there is none. */
export const profileImageUrl = (imageId: string | null): string | null => imageId && urlOfProfileImage(imageId)

/** Null where there is none. */
export const logoUrl = (organizationId: string, imageId: string | null): string | null =>
  imageId && LOGO_PATH.replace(':organization', organizationId).replace(':id', imageId)
