// The rules of supervision profiles: links lead where they say, no licence stands there twice, whoever has one that ends is reminded, and whoever has filled it in is asked for it no more.
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { only, type StoredOf, sameIn, toRow } from '../../kernel/fields'
import { type Refusal, refuse } from '../../kernel/refusal'
import { type LicensesReminded, licenseRemindersDue, remindedStill, remindedWith } from './license-reminders'
import type { SupervisionProfileEvent } from './supervision-profiles.events'
import { profileFields, profileLinks } from './supervision-profiles.fields'
import { linkRefusals } from './supervision-profiles.links'

type Changed = Extract<SupervisionProfileEvent, { type: 'SupervisionProfileChanged' }>['data']
export type ProfileLicense = Changed['licenses'][number]
export type ProfileContent = StoredOf<typeof profileFields> & Pick<Changed, 'licenses'>

export type SupervisionProfileCommand =
  | { readonly type: 'ChangeProfile'; readonly userId: string; readonly content: ProfileContent }
  /** `today`: where the person is. */
  | { readonly type: 'RemindOfExpiry'; readonly today: string }
  | { readonly type: 'DismissPrompt'; readonly userId: string }

export interface SupervisionProfileState {
  /** Undefined until something has happened to it. */
  readonly userId: string | undefined
  readonly content: ProfileContent | undefined
  readonly reminded: LicensesReminded
  /** Whether they are asked for it. */
  readonly prompt: boolean
}

export const supervisionProfileDecider: Decider<
  SupervisionProfileCommand,
  SupervisionProfileState,
  SupervisionProfileEvent
> = {
  initialState: () => ({ userId: undefined, content: undefined, reminded: {}, prompt: true }),
  decide(command, state) {
    switch (command.type) {
      case 'ChangeProfile':
        return change(command.userId, command.content, state)
      case 'RemindOfExpiry':
        return remind(command.today, state)
      case 'DismissPrompt':
        return state.prompt ? [{ type: 'SupervisorProfilePromptDismissed', data: { userId: command.userId } }] : []
      default:
        return assertNever(command)
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'SupervisionProfileChanged': {
        const { userId, licenses } = event.data
        const reminded = remindedStill(state.reminded, state.content?.licenses ?? [], licenses)
        return { userId, content: { ...only(profileFields, event.data), licenses }, reminded, prompt: false }
      }
      case 'LicensesExpiryReminded':
        return { ...state, reminded: remindedWith(state.reminded, event.data.reminders) }
      case 'SupervisorProfilePromptDismissed':
        return { ...state, userId: event.data.userId, prompt: false }
      default:
        return assertNever(event)
    }
  },
}

/** All that does not hold in it. */
export const unfitIn = (content: ProfileContent): readonly Refusal[] => [
  ...linkRefusals(toRow(profileLinks, content)),
  ...repeatedLicenses(content.licenses),
]

function change(
  userId: string,
  content: ProfileContent,
  { content: before }: SupervisionProfileState,
): Decision<SupervisionProfileEvent> {
  const [refused] = unfitIn(content)
  if (refused) return refused
  const licenses = content.licenses.map(license => keptIn(before, license))
  if (before && sameIn(profileFields, content, before) && same(licenses, before.licenses)) return []
  return [{ type: 'SupervisionProfileChanged', data: { userId, ...only(profileFields, content), licenses } }]
}

/** Licences that were named at signup alone have no end. */
function remind(
  today: string,
  { userId, content, reminded }: SupervisionProfileState,
): readonly SupervisionProfileEvent[] {
  const reminders = licenseRemindersDue(content?.licenses ?? [], reminded, today)
  if (userId === undefined || reminders.length === 0) return []
  return [{ type: 'LicensesExpiryReminded', data: { userId, reminders: [...reminders] } }]
}

const nameOf = ({ licenseNumber, stateId, disciplineId }: ProfileLicense): string =>
  JSON.stringify([licenseNumber, stateId, disciplineId])

/** One that stood there before keeps its id. */
function keptIn(before: ProfileContent | undefined, license: ProfileLicense): ProfileLicense {
  const known = before?.licenses.find(one => nameOf(one) === nameOf(license))
  return known ? { ...license, licenseId: known.licenseId } : license
}

const same = (some: readonly ProfileLicense[], others: readonly ProfileLicense[]): boolean =>
  JSON.stringify(some.map(told)) === JSON.stringify(others.map(told))
const told = (license: ProfileLicense) => [nameOf(license), license.expiresOn]

const repeatedLicenses = (licenses: readonly ProfileLicense[]): readonly Refusal[] =>
  licenses.flatMap((license, index) =>
    licenses.findIndex(one => nameOf(one) === nameOf(license)) < index
      ? [refuse('supervision_profile.license_repeated', {}, { field: `licenses.${index}.license_number` })]
      : [],
  )
