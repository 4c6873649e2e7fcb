// Gives an organization a logo, or leaves it without.
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { removeOrganizationLogo, setOrganizationLogo } from '@practicum/shared/features/images/images.contract'
import { useTranslate } from 'react-admin'
import { ScreenWords } from '../../providers/screen-words'
import { useIntent } from '../../providers/use-intent'
import { ImageDialog } from '../images/ImageDialog'
import { imageMessages } from '../images/image.messages'
import type { OrganizationDialogProps } from './IntentButton'

export function LogoDialog(props: OrganizationDialogProps) {
  return (
    <ScreenWords name="image" english={imageMessages}>
      <Chosen {...props} />
    </ScreenWords>
  )
}

const TOUCHED = ['organizations']

function Chosen({ organization: { id, name, logo_image_url, version }, onClose }: OrganizationDialogProps) {
  const translate = useTranslate()
  const set = useIntent(setOrganizationLogo, TOUCHED)
  const remove = useIntent(removeOrganizationLogo, TOUCHED)
  const params = { id }
  return (
    <ImageDialog
      title={translate('image.logo_title', { name })}
      about={translate('image.logo_made')}
      shown={src => <Logo src={src} />}
      now={logo_image_url}
      onSave={async uuid => {
        await set.run({ params, body: { uuid, version } })
        return 'image.logo_saved'
      }}
      onRemove={async () => {
        await remove.run({ params })
        return 'image.logo_removed'
      }}
      onClose={onClose}
    />
  )
}

function Logo({ src }: { src: string | null }) {
  const translate = useTranslate()
  return src ? (
    <Box component="img" src={src} alt="" sx={{ maxWidth: '100%', maxHeight: 120 }} />
  ) : (
    <Typography color="textSecondary" align="center">
      {translate('image.logo_none')}
    </Typography>
  )
}
