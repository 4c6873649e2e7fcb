// The settings one may see: at first those of the page state, then kept fresh.
import {
  type BannerValue,
  type LockoutValue,
  listSettings,
  type Setting,
} from '@practicum/shared/features/settings/settings.contract'
import { useFirstScreenStands } from '../../app/first-screen'
import { useSession } from '../../providers/session'
import { useRead } from '../../providers/use-query'

export interface Settings {
  readonly banner: BannerValue | undefined
  readonly lockout: LockoutValue | undefined
}

export function useSettings(): Settings {
  const { settings: first } = useSession().state
  const { data = first } = useRead(listSettings, {}, { enabled: useFirstScreenStands() })
  return settingsOf(data)
}

export function settingsOf(settings: readonly Setting[]): Settings {
  let banner: BannerValue | undefined
  let lockout: LockoutValue | undefined
  for (const setting of settings) {
    if (setting.key === 'maintenance_banner') banner = setting.value
    else lockout = setting.value
  }
  return { banner, lockout }
}
