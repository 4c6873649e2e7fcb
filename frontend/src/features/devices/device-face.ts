// How a device is shown: a picture of its kind, and what it says of itself.
import Computer from '@mui/icons-material/ComputerOutlined'
import DevicesOther from '@mui/icons-material/DevicesOtherOutlined'
import Smartphone from '@mui/icons-material/SmartphoneOutlined'
import Tablet from '@mui/icons-material/TabletOutlined'
import type { Device, DeviceKind } from '@practicum/shared/features/devices/devices.contract'
import type { ComponentType } from 'react'
import { useTranslate } from 'react-admin'

export const ICONS: Readonly<Record<DeviceKind, ComponentType<{ color: 'action' }>>> = {
  phone: Smartphone,
  tablet: Tablet,
  computer: Computer,
  other: DevicesOther,
}

export function useDeviceName({ browser, system }: Pick<Device, 'browser' | 'system'>): string {
  const translate = useTranslate()
  if (browser && system) return translate('devices.named', { browser, system })
  return browser ?? system ?? translate('devices.unknown')
}
