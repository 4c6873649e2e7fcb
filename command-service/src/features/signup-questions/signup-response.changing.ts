// Answers anew what was asked at signup: all of it that is asked in the role one works in.
import { bindCommand, type CommandBinding } from '@practicum/infra/http/bindings'
import { refuseAll } from '@practicum/infra/http/invalid-input'
import { signupRole } from '@practicum/shared/features/invites/invites.fields'
import type { StoredLicense } from '@practicum/shared/features/people/signup-response.events'
import type { UserState } from '@practicum/shared/features/people/user.state'
import type { SentLicense } from '@practicum/shared/features/signup-questions/answers.fields'
import { changeSignupResponse } from '@practicum/shared/features/signup-questions/survey.contract'
import { contextOf } from '../../execution/context'
import { replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { userAggregate } from '../people/people.aggregates'
import { allQuestions, askedIn, isLicensed, responseOf, wrongInResponse } from './signup-questions.asking'

export const responseChanging = ({ executor }: Pick<CommandServices, 'executor'>): CommandBinding =>
  bindCommand(changeSignupResponse, async call => {
    const { version, ...given } = call.body
    const role = signupRole.parse(call.principal.acting)
    const questions = await allQuestions(executor)
    refuseAll(wrongInResponse(questions, role, given, call.now))
    const { answers, licenses } = responseOf(questions, given, call.commandId)
    const { answers: sent, supervisor_licenses: sentLicenses } = given
    const areTold = sentLicenses.length > 0 || isLicensed(askedIn(questions, role))
    const command = (state: UserState) => ({
      ...{ type: 'ChangeResponse' as const, version, answers, asked: sent.map(one => one.signup_question_id) },
      licenses: areTold ? withKnownIds(licenses, { sent: sentLicenses, state }) : undefined,
    })
    const done = await executor.execute(userAggregate, call.principal.userId, { command }, contextOf(call))
    return replyOf(done, ({ state }) => ({ version: 'response' in state ? state.response.version : 0 }))
  })

interface Before {
  readonly sent: readonly SentLicense[]
  readonly state: UserState
}

/** A licence that one had before stays the same one. */
function withKnownIds(licenses: readonly StoredLicense[], { sent, state }: Before): readonly StoredLicense[] {
  const known = new Set('response' in state ? state.response.licenses.map(({ licenseId }) => licenseId) : [])
  return licenses.map((license, index) => {
    const id = sent[index]?.id
    return id !== undefined && known.delete(id) ? { ...license, licenseId: id } : license
  })
}
