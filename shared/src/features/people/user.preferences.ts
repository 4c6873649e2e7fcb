// The rules of what somebody chooses about how they are spoken to: in which language, and in which time zone their dates are meant.
import type { Decision } from '../../kernel/decider'
import type { Locale } from '../../kernel/locales'
import { refuse } from '../../kernel/refusal'
import { isZone } from '../../kernel/zones'
import type { UserEvent } from './user.events'

export type PreferenceCommand =
  | { readonly type: 'ChooseLanguage'; readonly language: Locale }
  | { readonly type: 'ChooseTimeZone'; readonly zone: string }

export interface Preferences {
  readonly zone: string
  readonly language: string | undefined
  /** How often their name or time zone was changed. */
  readonly detailsVersion: number
}

export function decidePreference(
  command: PreferenceCommand,
  { id: userId, zone, language }: Preferences & { readonly id: string },
): Decision<UserEvent> {
  if (command.type === 'ChooseLanguage')
    return command.language === language
      ? []
      : [{ type: 'LanguageChosen', data: { userId, language: command.language } }]
  if (!isZone(command.zone)) return refuse('user.zone_unknown', {}, { field: 'timezone' })
  return command.zone === zone ? [] : [{ type: 'TimeZoneChosen', data: { userId, zone: command.zone } }]
}

export const evolvePreferences = (
  { detailsVersion }: Pick<Preferences, 'detailsVersion'>,
  event: Extract<UserEvent, { type: 'LanguageChosen' | 'TimeZoneChosen' }>,
): Partial<Preferences> =>
  event.type === 'LanguageChosen'
    ? { language: event.data.language }
    : { zone: event.data.zone, detailsVersion: detailsVersion + 1 }
