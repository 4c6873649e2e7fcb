// Chooses an image of oneself, or does without.
import { removeProfileImage, setProfileImage } from '@practicum/shared/features/images/images.contract'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useSession } from '../../providers/session'
import { useIntent } from '../../providers/use-intent'
import { PersonAvatar } from '../../ui/Person'
import { ImageDialog } from './ImageDialog'
import { imageMessages } from './image.messages'

interface ProfileImageDialogProps {
  readonly onClose: () => void
}

export default function ProfileImageDialog(props: ProfileImageDialogProps) {
  return (
    <ScreenWords name="image" english={imageMessages}>
      <Chosen {...props} />
    </ScreenWords>
  )
}

const SHOWN = 128

function Chosen({ onClose }: ProfileImageDialogProps) {
  const translate = useTranslate()
  const { user } = useMe()
  const { renew } = useSession()
  const set = useIntent(setProfileImage, ['people'])
  const remove = useIntent(removeProfileImage, ['people'])
  const { profile_image_url: now } = user
  return (
    <ImageDialog
      title={translate('image.title')}
      about={translate('image.made')}
      shown={src => <PersonAvatar {...user} profile_image_url={src} size={SHOWN} />}
      now={now}
      onSave={async uuid => {
        await set.run({ body: { uuid } })
        await renew()
        return 'image.saved'
      }}
      onRemove={async () => {
        await remove.run({})
        await renew()
        return 'image.removed'
      }}
      onClose={onClose}
    />
  )
}
