// The form of a supervision profile: what it begins with, and what the server would refuse of it.
import { licenseRefusals } from '@practicum/shared/features/signup-questions/answers.form'
import type { SupervisionProfileView } from '@practicum/shared/features/supervision-profiles/supervision-profiles.contract'
import { profileFields } from '@practicum/shared/features/supervision-profiles/supervision-profiles.fields'
import { linkRefusals } from '@practicum/shared/features/supervision-profiles/supervision-profiles.links'
import { onlyRow, type RowOf } from '@practicum/shared/kernel/fields'
import type { Refusal } from '@practicum/shared/kernel/refusal'

export interface LicenseValue {
  readonly license_number: string
  readonly state_id: string | null
  readonly discipline_id: string | null
  readonly expires_on: string | null
}

export const NO_LICENSE: LicenseValue = { license_number: '', state_id: null, discipline_id: null, expires_on: null }

export type ProfileValues = RowOf<typeof profileFields> & { readonly licenses: LicenseValue[] }

export const valuesOf = (profile: SupervisionProfileView): ProfileValues => ({
  ...onlyRow(profileFields, profile),
  licenses: profile.licenses.map(({ license_number, state_id, discipline_id, expires_on }) => ({
    ...{ license_number, state_id, discipline_id, expires_on },
  })),
})

export const profileRefusals = (values: ProfileValues): readonly Refusal[] => [
  ...values.licenses.flatMap((license, index) => licenseRefusals(license, `licenses.${index}`)),
  ...linkRefusals(values),
]
