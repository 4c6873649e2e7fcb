// What is known of an account, for those who run the platform.
import type { UserDetails } from '@practicum/shared/features/users/account.contract'
import type { UserPosition } from '@practicum/shared/features/users/users.contract'
import { localeNames } from '@practicum/shared/kernel/locales'
import { useTranslate } from 'react-admin'
import { AddressText } from '../../ui/AddressText'
import { InstantText } from '../../ui/DateText'
import type { Fact } from '../../ui/Facts'

export function useUserFacts(user: UserDetails): readonly Fact[] {
  const translate = useTranslate()
  const label = (field: string): string => translate(`accounts.field.${field}`)
  const { last_sign_in_at: last, devices } = user
  const trained = translate(user.hipaa_completed ? 'accounts.yes' : 'accounts.no')
  return [
    { label: label('email'), value: user.email },
    { label: label('phone'), value: user.phone },
    { label: label('other_phone'), value: user.other_phone },
    { label: label('address'), value: user.country_code && <AddressText address={user} /> },
    { label: label('university_student_id'), value: user.university_student_id },
    { label: label('timezone'), value: user.timezone },
    { label: label('language'), value: user.language && (localeNames[user.language] ?? user.language) },
    { label: label('created_at'), value: <InstantText at={user.created_at} /> },
    { label: label('last_sign_in_at'), value: last ? <InstantText at={last} clock /> : translate('accounts.never') },
    {
      label: label('devices'),
      value: translate(devices === 0 ? 'accounts.nowhere' : 'accounts.devices', { smart_count: devices }),
    },
    { label: label('two_factor'), value: waysInWords(user, translate) },
    ...(user.positions.some(isTrainee) ? [{ label: label('hipaa_completed'), value: trained }] : []),
    { label: label('id'), value: user.id },
  ]
}

const waysInWords = ({ two_factor }: UserDetails, translate: (key: string) => string): string =>
  two_factor.ways.map(way => translate(`accounts.second_step.${way}`)).join(', ') ||
  translate('accounts.no_second_step')

/** Whether somebody has done the HIPAA course is asked of trainees alone. */
const isTrainee = ({ role_keyname }: UserPosition): boolean => role_keyname === 'trainee'
