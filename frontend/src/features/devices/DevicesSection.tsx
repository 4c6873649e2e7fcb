// Where one is signed in, each with a way to sign out there, and one for everywhere else.
import Computer from '@mui/icons-material/ComputerOutlined'
import DevicesOther from '@mui/icons-material/DevicesOtherOutlined'
import Smartphone from '@mui/icons-material/SmartphoneOutlined'
import Tablet from '@mui/icons-material/TabletOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import {
  type Device,
  type DeviceKind,
  listDevices,
  signOutDevice,
  signOutOtherDevices,
} from '@practicum/shared/features/devices/devices.contract'
import type { ComponentType } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { AskedButton } from '../../ui/AskedButton'
import { InstantText } from '../../ui/DateText'
import { ReadFrame } from '../../ui/ReadFrame'
import { TitledPaper } from '../../ui/TitledPaper'
import { useToldIntent } from '../../ui/use-told-intent'
import { deviceSectionMessages } from './device-section.messages'

export default function DevicesSection() {
  return (
    <ScreenWords name="devices" english={deviceSectionMessages}>
      <Section />
    </ScreenWords>
  )
}

function Section() {
  const translate = useTranslate()
  const read = useRead(listDevices, {})
  return (
    <TitledPaper id="account-devices" title={translate('devices.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('devices.about')}
      </Typography>
      <ReadFrame read={read}>
        {({ devices }) => (
          <>
            <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {devices.map(device => (
                <DeviceItem key={device.id} device={device} />
              ))}
            </Stack>
            {devices.some(({ is_current }) => !is_current) && <SignOutOthers />}
          </>
        )}
      </ReadFrame>
    </TitledPaper>
  )
}

const ICONS: Readonly<Record<DeviceKind, ComponentType<{ color: 'action' }>>> = {
  phone: Smartphone,
  tablet: Tablet,
  computer: Computer,
  other: DevicesOther,
}

function useDeviceName({ by_admin, browser, system }: Device): string {
  const translate = useTranslate()
  if (by_admin) return translate('devices.by_admin')
  if (browser && system) return translate('devices.named', { browser, system })
  return browser ?? system ?? translate('devices.unknown')
}

function DeviceItem({ device }: { device: Device }) {
  const translate = useTranslate()
  const name = useDeviceName(device)
  const Icon = ICONS[device.kind]
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Icon color="action" />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
          <Typography>{name}</Typography>
          {device.is_current && <Chip size="small" variant="outlined" label={translate('devices.here')} />}
        </Stack>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {translate('devices.seen')} <InstantText at={device.seen_at} />, {translate('devices.since')}{' '}
          <InstantText at={device.signed_in_at} /> {translate('devices.from', { ip: device.ip })}
        </Typography>
      </Box>
      {!device.is_current && <SignOut id={device.id} name={name} />}
    </Box>
  )
}

function SignOut({ id, name }: { id: string; name: string }) {
  const translate = useTranslate()
  const { user } = useMe()
  const { run, running } = useToldIntent(signOutDevice)
  return (
    <Button
      variant="outlined"
      size="small"
      loading={running}
      disabled={user.is_impersonating}
      aria-label={translate('devices.sign_out_named', { device: name })}
      onClick={() => void run({ params: { id } }, () => [translate('devices.signed_out')])}
    >
      {translate('devices.sign_out')}
    </Button>
  )
}

function SignOutOthers() {
  const translate = useTranslate()
  const { user } = useMe()
  const words = (key: string): string => translate(`devices.others.${key}`)
  return (
    <AskedButton
      row={signOutOtherDevices}
      options={{}}
      title={words('title')}
      consequence={words('consequence')}
      confirm={words('button')}
      danger
      sx={{ mt: 2 }}
      size="small"
      color="error"
      disabled={user.is_impersonating}
      done={({ signed_out }) => ['devices.others.done', { args: { smart_count: signed_out } }]}
    />
  )
}
