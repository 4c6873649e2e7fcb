// Where one is signed in, each with a way to sign out there, and one for everywhere else; and where no code is asked for.
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import {
  type Device,
  listDevices,
  signOutDevice,
  signOutOtherDevices,
} from '@practicum/shared/features/devices/devices.contract'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { AskedButton } from '../../ui/AskedButton'
import { InstantText } from '../../ui/DateText'
import { ReadFrame } from '../../ui/ReadFrame'
import { TitledPaper } from '../../ui/TitledPaper'
import { useToldIntent } from '../../ui/use-told-intent'
import { DeviceRow, DeviceRows } from './DeviceRow'
import { useDeviceName } from './device-face'
import { deviceSectionMessages } from './device-section.messages'
import { RememberedDevices } from './RememberedDevices'

export default function DevicesSection() {
  const { user } = useMe()
  return (
    <ScreenWords name="devices" english={deviceSectionMessages}>
      <Section />
      {/* Nobody who acts as somebody is told how they sign in. */}
      {!user.is_impersonating && <RememberedDevices />}
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
            <DeviceRows>
              {devices.map(device => (
                <DeviceItem key={device.id} device={device} />
              ))}
            </DeviceRows>
            {devices.some(({ is_current }) => !is_current) && <SignOutOthers />}
          </>
        )}
      </ReadFrame>
    </TitledPaper>
  )
}

function DeviceItem({ device }: { device: Device }) {
  const translate = useTranslate()
  const named = useDeviceName(device)
  const name = device.by_admin ? translate('devices.by_admin') : named
  return (
    <DeviceRow device={device} name={name} intent={!device.is_current && <SignOut id={device.id} name={name} />}>
      {translate('devices.seen')} <InstantText at={device.seen_at} />, {translate('devices.since')}{' '}
      <InstantText at={device.signed_in_at} /> {translate('devices.from', { ip: device.ip })}
    </DeviceRow>
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
