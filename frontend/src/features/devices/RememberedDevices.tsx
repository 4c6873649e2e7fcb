// Where no code is asked for after the password, each with a way to have it asked for again, and one for all of them.
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import {
  forgetAllDevices,
  forgetDevice,
  listRememberedDevices,
  type RememberedDevice,
} from '@practicum/shared/features/devices/remembered-devices.contract'
import { useTranslate } from 'react-admin'
import { useRead } from '../../providers/use-query'
import { AskedButton } from '../../ui/AskedButton'
import { InstantText } from '../../ui/DateText'
import { ReadFrame } from '../../ui/ReadFrame'
import { TitledPaper } from '../../ui/TitledPaper'
import { useToldIntent } from '../../ui/use-told-intent'
import { DeviceRow, DeviceRows } from './DeviceRow'
import { useDeviceName } from './device-face'

/** Nothing where no code is asked for anywhere: there is none to be spared. */
export function RememberedDevices() {
  const translate = useTranslate()
  const read = useRead(listRememberedDevices, {})
  if (read.data && !read.data.offered && read.data.devices.length === 0) return null
  return (
    <TitledPaper id="account-remembered" title={translate('devices.remembered.title')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('devices.remembered.about')}
      </Typography>
      <ReadFrame read={read}>{({ devices }) => <Remembered devices={devices} />}</ReadFrame>
    </TitledPaper>
  )
}

function Remembered({ devices }: { devices: readonly RememberedDevice[] }) {
  const translate = useTranslate()
  if (devices.length === 0) return <Typography>{translate('devices.remembered.none')}</Typography>
  return (
    <>
      <DeviceRows>
        {devices.map(device => (
          <RememberedItem key={device.id} device={device} />
        ))}
      </DeviceRows>
      {devices.length > 1 && <ForgetAll />}
    </>
  )
}

function RememberedItem({ device }: { device: RememberedDevice }) {
  const translate = useTranslate()
  const name = useDeviceName(device)
  return (
    <DeviceRow device={device} name={name} intent={<Forget id={device.id} name={name} />}>
      {translate('devices.remembered.since')} <InstantText at={device.remembered_at} />,{' '}
      {translate('devices.remembered.until')} <InstantText at={device.until} clock />,{' '}
      {device.last_used_at === null ? (
        translate('devices.remembered.unused')
      ) : (
        <>
          {translate('devices.remembered.used')} <InstantText at={device.last_used_at} />
        </>
      )}
    </DeviceRow>
  )
}

function Forget({ id, name }: { id: string; name: string }) {
  const translate = useTranslate()
  const { run, running } = useToldIntent(forgetDevice)
  return (
    <Button
      variant="outlined"
      size="small"
      loading={running}
      aria-label={translate('devices.remembered.forget_named', { device: name })}
      onClick={() => void run({ params: { id } }, () => [translate('devices.remembered.forgotten')])}
    >
      {translate('devices.remembered.forget')}
    </Button>
  )
}

function ForgetAll() {
  const translate = useTranslate()
  const words = (key: string): string => translate(`devices.remembered.all.${key}`)
  return (
    <AskedButton
      row={forgetAllDevices}
      options={{}}
      title={words('title')}
      consequence={words('consequence')}
      confirm={words('button')}
      danger
      sx={{ mt: 2 }}
      size="small"
      color="error"
      done={({ forgotten }) => ['devices.remembered.all.done', { args: { smart_count: forgotten } }]}
    />
  )
}
