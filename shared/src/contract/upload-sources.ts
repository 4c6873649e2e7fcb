// Where files may be taken from when they are uploaded.
import { z } from 'zod'

/** Through a service beside the product, by leave of whoever's account there it is. */
export const REMOTE_SOURCES = ['gdrive', 'dropbox', 'onedrive', 'box'] as const
export type RemoteSource = (typeof REMOTE_SOURCES)[number]

/** As their makers call them, in every language. */
export const SOURCE_NAMES: Readonly<Record<RemoteSource, string>> = {
  gdrive: 'Google Drive',
  dropbox: 'Dropbox',
  onedrive: 'OneDrive',
  box: 'Box',
}

export const UPLOAD_SOURCES = ['local', 'camera', ...REMOTE_SOURCES] as const
export const uploadSource = z.enum(UPLOAD_SOURCES)
