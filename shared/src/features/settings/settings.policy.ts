// Who may see a setting: read by the row lock, the list and the pushes.
import { acting, anyOf, policyWords } from '../../access/policy'

export type SettingFacts = { readonly key: string }

const { is } = policyWords<SettingFacts>()

export const settingPolicy = {
  /** The banner stands above every page, also for visitors. */
  see: anyOf(is('key', 'maintenance_banner'), acting('admin')),
  /** What a setting said before, and what a banner says that is not shown. */
  history: acting('admin'),
} as const
