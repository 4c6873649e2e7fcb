// A picture beside its name, as small as a line of a list; nothing where it cannot be drawn.
import Box from '@mui/material/Box'
import type { AttachmentView } from '@practicum/shared/contract/attached'
import { showThumbnail, THUMBNAIL_MOST } from '@practicum/shared/features/attachments/attachments.contract'
import { useState } from 'react'
import { urlOf } from '../../providers/urls'

const SIDE = 56

export function Thumbnail({ document: { id, upload } }: { document: AttachmentView }) {
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed || upload.type !== 'images' || upload.size > THUMBNAIL_MOST) return null
  return (
    <Box
      component="img"
      alt=""
      loading="lazy"
      src={urlOf(showThumbnail.path, { id })}
      width={SIDE}
      height={SIDE}
      onError={() => setHasFailed(true)}
      sx={{ flexShrink: 0, borderRadius: 1, bgcolor: 'action.hover', objectFit: 'cover' }}
    />
  )
}
