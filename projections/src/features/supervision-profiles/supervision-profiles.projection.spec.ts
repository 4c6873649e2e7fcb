// Events of people, their profiles and what is attached to them, and the rows they become.
import { attachmentEvents } from '@practicum/shared/features/attachments/attachment.events'
import { userEvents } from '@practicum/shared/features/people/user.events'
import { supervisionProfileEvents } from '@practicum/shared/features/supervision-profiles/supervision-profiles.events'
import { eventsOf, rowAfter } from '../../runner/given-events'
import { supervisionProfileProjection } from './supervision-profiles.projection'

const { sample } = supervisionProfileEvents.definitions.SupervisionProfileChanged
const { userId } = sample
const person = eventsOf(userEvents, userId)
const event = eventsOf(supervisionProfileEvents, userId)
const attached = eventsOf(attachmentEvents, attachmentEvents.definitions.AttachmentAttached.sample.attachmentId)
const registered = person('UserRegistered', 0)
const row = (...events: readonly Parameters<typeof rowAfter>[1][number][]) =>
  rowAfter(supervisionProfileProjection, [registered, ...events])

test('whoever is registered has one in which nothing stands, and is asked for it', () => {
  expect(row()).toEqual({
    user_id: userId,
    ...{ bio: '', wants: '', degree: '', years_of_experience: null, conferred_date: null },
    ...{ specialty_concentration: '', specialty_population: '', training_and_credentials: '' },
    ...{ linkedin_url: '', healthgrades_url: '', psychologytoday_url: '' },
    ...{ accepting_trainees: false, directory_bio: true, directory_wants: true },
    ...{ licenses: [], documents: [], reminded: {}, prompt: true, told: false, revision: -1 },
  })
})

test('the licences of signing up stand there until something else is said', () => {
  const answered = person('SignupResponseGiven', 1)
  const number = { licenseNumber: 'LPC-20417', expiresOn: null }
  expect(row(answered)).toMatchObject({ licenses: [number] })
  const changed = event('SupervisionProfileChanged', 0, { licenses: [] })
  expect(row(answered, changed)).toMatchObject({ licenses: [], revision: 0 })
  expect(row(changed, answered)).toMatchObject({ licenses: [] })
  // Who has dismissed the prompt has said nothing.
  expect(row(event('SupervisorProfilePromptDismissed', 0), answered)).toMatchObject({ licenses: [number] })
})

test('what was said stands there, and it is asked for no more', () => {
  expect(row(event('SupervisionProfileChanged', 0))).toMatchObject({
    ...{ bio: sample.bio, accepting_trainees: true, licenses: sample.licenses, prompt: false, revision: 0 },
  })
  expect(row(event('SupervisorProfilePromptDismissed', 0))).toMatchObject({ bio: '', prompt: false, revision: 0 })
})

test('it remembers the last reminder of each licence, until that one ends on another day', () => {
  const changed = event('SupervisionProfileChanged', 0)
  const reminded = event('LicensesExpiryReminded', 1)
  const [license] = sample.licenses as [(typeof sample.licenses)[number]]
  const to = (expiresOn: string) => event('SupervisionProfileChanged', 2, { licenses: [{ ...license, expiresOn }] })
  const given = { [license.licenseId]: 30 }
  expect(row(changed, reminded)).toMatchObject({ reminded: given, revision: 1 })
  expect(row(changed, reminded, to(license.expiresOn ?? ''))).toMatchObject({ reminded: given })
  expect(row(changed, reminded, to('2029-03-31'))?.reminded).toEqual({})
  expect(row(changed, reminded, event('SupervisionProfileChanged', 2, { licenses: [] }))?.reminded).toEqual({})
})

test('its own stream alone tells how it was', () => {
  const changed = event('SupervisionProfileChanged', 0)
  expect(rowAfter(supervisionProfileProjection, [changed])).toEqual(row(changed))
  const dismissed = event('SupervisorProfilePromptDismissed', 0)
  expect(rowAfter(supervisionProfileProjection, [dismissed])).toEqual(row(dismissed))
})

test('documents come, are renamed and go; with the person all of it goes', () => {
  const on = { attachableType: 'supervisionprofile', attachableId: userId }
  const come = attached('AttachmentAttached', 0, on)
  const { attachmentId: id, organizationId } = attachmentEvents.definitions.AttachmentAttached.sample
  expect(row(come)).toMatchObject({ documents: [{ id, organizationId, name: 'insurance.pdf' }] })
  expect(row(come, attached('AttachmentRenamed', 1, { ...on, name: 'CV' }))).toMatchObject({
    documents: [{ name: 'CV' }],
  })
  expect(row(come, attached('AttachmentDetached', 1, on))).toMatchObject({ documents: [] })
  expect(row(come, person('SubjectErased', 1))).toBeUndefined()
  const { AttachmentAttached: change } = supervisionProfileProjection.on
  expect([change?.keys(come), change?.keys(attached('AttachmentAttached', 0))]).toEqual([[userId], []])
})
