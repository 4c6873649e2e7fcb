// Devices in a list: what each is, whether one sits at it, what is known of it, and what can be done.
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { Device } from '@practicum/shared/features/devices/devices.contract'
import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { ICONS } from './device-face'

export const DeviceRows = ({ children }: { children: ReactNode }) => (
  <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {children}
  </Stack>
)

interface DeviceRowProps {
  readonly device: Pick<Device, 'kind' | 'is_current'>
  readonly name: string
  readonly intent: ReactNode
  /** What is known of it, in smaller words. */
  readonly children: ReactNode
}

export function DeviceRow({ device, name, intent, children }: DeviceRowProps) {
  const translate = useTranslate()
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
          {children}
        </Typography>
      </Box>
      {/* However long the name: what can be done stays on one line. */}
      {intent && <Box sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}>{intent}</Box>}
    </Box>
  )
}
