// The toggles of the admin dashboard, and above them what went wrong with one.
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ScreenWords } from '../../providers/screen-words'
import { useFailureWords } from '../../providers/use-intent'
import { BannerToggle } from './BannerToggle'
import { LockoutToggle } from './LockoutToggle'
import { PrimeLockout } from './PrimeLockout'
import { settingTogglesMessages } from './setting-toggles.messages'
import { useSettings } from './use-settings'

export default function SettingsPanel() {
  return (
    <ScreenWords name="toggles" english={settingTogglesMessages}>
      <Toggles />
    </ScreenWords>
  )
}

function Toggles() {
  const translate = useTranslate()
  const words = useFailureWords()
  const { banner, lockout } = useSettings()
  const [errors, setErrors] = useState<readonly string[]>([])
  const fail = (error: unknown): void => {
    const said = words(error)
    setErrors(before => [...before, ...said])
  }
  const trying = { onDone: () => setErrors([]), onFailure: fail }
  return (
    <Stack spacing={2}>
      {errors.length > 0 && (
        <Alert severity="error" onClose={() => setErrors([])} sx={{ whiteSpace: 'pre-line' }}>
          <AlertTitle>{translate('toggles.failed')}</AlertTitle>
          <Box component="p" sx={{ m: 0 }}>
            {errors.join('\n')}
          </Box>
        </Alert>
      )}
      {banner && <BannerToggle key={banner.message} banner={banner} {...trying} />}
      {lockout && !lockout.lockout_primed && <PrimeLockout {...trying} />}
      {lockout?.lockout_primed && <LockoutToggle lockout={lockout} {...trying} />}
    </Stack>
  )
}
