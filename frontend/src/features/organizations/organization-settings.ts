// What organizations decide, in the order in which it is shown and asked.
import type { OrganizationDetails } from '@practicum/shared/features/organizations/organizations.contract'

type Setting = keyof OrganizationDetails['organization_settings']

export const ORGANIZATION_SETTINGS: readonly Setting[] = [
  'allow_trainee_code_purchase',
  'require_trainee_insurance',
  'show_welcome',
  'enable_stronger_passwords',
]
