// Commands of supervision profiles, bound to their contract rows.
import { bindCommand, type CommandBinding } from '@practicum/infra/http/bindings'
import { refuseAll } from '@practicum/infra/http/invalid-input'
import { licenseRefusals } from '@practicum/shared/features/signup-questions/answers.form'
import {
  changeSupervisionProfile,
  dismissSupervisorProfilePrompt,
} from '@practicum/shared/features/supervision-profiles/supervision-profiles.contract'
import {
  type ProfileLicense,
  type SupervisionProfileCommand,
  unfitIn,
} from '@practicum/shared/features/supervision-profiles/supervision-profiles.decider'
import {
  profileFields,
  type SentProfileLicense,
} from '@practicum/shared/features/supervision-profiles/supervision-profiles.fields'
import { fromWire } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { contextOf } from '../../execution/context'
import { replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { KNOWN_PLACES } from '../signup-questions/signup-questions.asking'
import { supervisionProfileAggregate } from './supervision-profiles.aggregate'

export function supervisionProfileRoutes({ executor }: CommandServices): readonly CommandBinding[] {
  return [
    bindCommand(changeSupervisionProfile, async call => {
      const { body, commandId } = call
      const { userId } = call.principal
      const licenses = body.licenses.map((license, index) =>
        stored(license, derivedId(commandId, 'license', `${index}`)),
      )
      const content = { ...fromWire(profileFields, body), licenses }
      refuseAll([
        ...unfitIn(content),
        ...body.licenses.flatMap((license, index) => licenseRefusals(license, `licenses.${index}`, KNOWN_PLACES)),
      ])
      const command = (): SupervisionProfileCommand => ({ type: 'ChangeProfile', userId, content })
      const request = { command, expectedVersion: body.version }
      const done = await executor.execute(supervisionProfileAggregate, userId, request, contextOf(call))
      return replyOf(done, ({ version }) => ({ version }))
    }),
    bindCommand(dismissSupervisorProfilePrompt, async call => {
      const { userId } = call.principal
      const command = (): SupervisionProfileCommand => ({ type: 'DismissPrompt', userId })
      return replyOf(
        await executor.execute(supervisionProfileAggregate, userId, { command }, contextOf(call)),
        () => ({}),
      )
    }),
  ]
}

const stored = (
  { license_number, state_id, discipline_id, expires_on }: SentProfileLicense,
  licenseId: string,
): ProfileLicense => ({
  ...{ licenseId, licenseNumber: license_number, stateId: state_id ?? '', disciplineId: discipline_id ?? '' },
  expiresOn: expires_on,
})
