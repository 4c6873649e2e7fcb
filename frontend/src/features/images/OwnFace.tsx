// The image of oneself, with one's name on the account.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { PersonAvatar } from '../../ui/Person'
import { imageMessages } from './image.messages'
import ProfileImageDialog from './ProfileImageDialog'

export default function OwnFace() {
  return (
    <ScreenWords name="image" english={imageMessages}>
      <Face />
    </ScreenWords>
  )
}

function Face() {
  const translate = useTranslate()
  const { user } = useMe()
  const [choosing, choose] = useState(false)
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1 }}>
        <PersonAvatar {...user} size={72} />
        <Box>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {translate(user.profile_image_url ? 'image.about' : 'image.none')}
          </Typography>
          <Button variant="outlined" size="small" disabled={user.is_impersonating} onClick={() => choose(true)}>
            {translate('image.change')}
          </Button>
        </Box>
      </Box>
      {choosing && <ProfileImageDialog onClose={() => choose(false)} />}
    </>
  )
}
