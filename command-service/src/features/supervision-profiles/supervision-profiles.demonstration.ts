// Supervision profiles of the demonstration: one with a licence that ends soon, of somebody whose licence has ended, and of faculty.
import type {
  ProfileContent,
  ProfileLicense,
  SupervisionProfileCommand,
} from '@practicum/shared/features/supervision-profiles/supervision-profiles.decider'
import { profileFields } from '@practicum/shared/features/supervision-profiles/supervision-profiles.fields'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { initiallyOf } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { supervisionProfileAggregate } from './supervision-profiles.aggregate'

type Said = Partial<Omit<ProfileContent, 'licenses'>>

/** Number and discipline of a licence of California, and in how many days it ends. */
type Licensed = readonly (readonly [string, string, number | null])[]

const SAMPLES: Readonly<Record<string, readonly [Said, Licensed]>> = {
  supervisor: [
    {
      bio: 'I have worked with families for fifteen years, and supervise because somebody once took the time to supervise me.',
      wants: 'Trainees who are curious about family systems and can be here on Tuesdays and Thursdays.',
      degree: 'PsyD',
      yearsOfExperience: 15,
      conferredDate: '2011-05-20',
      specialtyConcentration: 'Family systems',
      specialtyPopulation: 'Adolescents and their families',
      trainingAndCredentials: 'EMDR, level 2. Approved supervisor since 2018.',
      linkedinUrl: 'https://www.linkedin.com/in/simone-okafor-demo',
      psychologytodayUrl: 'https://www.psychologytoday.com/us/therapists/simone-okafor-demo',
      acceptingTrainees: true,
    },
    [
      ['PSY-31077', 'psychology', 21],
      ['LMFT-88120', 'marriage-and-family-therapy', null],
    ],
  ],
  'supervisor.jonas': [
    {
      bio: 'Social worker in community health, under supervision for my own license.',
      degree: 'MSW',
      yearsOfExperience: 4,
      conferredDate: '2022-06-10',
      specialtyPopulation: 'Adults in crisis',
      directoryBio: false,
    },
    [
      ['00000', 'clinical-social-work', null],
      // With no other in its place: it counts as expired.
      ['ADC-91822', 'addiction-counseling', -12],
    ],
  ],
  faculty: [
    {
      bio: 'I teach assessment and lead the practicum seminar.',
      wants: 'Questions. My door is open on Wednesdays.',
      degree: 'PhD',
      yearsOfExperience: 22,
      specialtyConcentration: 'Psychological assessment',
      acceptingTrainees: true,
    },
    [['PSY-20415', 'psychology', 400]],
  ],
}
/** Of the last of them. */
const USER_ID = derivedId(`register-${Object.keys(SAMPLES).at(-1)}`, 'user')

export const supervisionProfileDemonstration: DemonstrationPart = {
  stage: 'work',
  async isThere({ executor }) {
    const { state } = await executor.load(supervisionProfileAggregate, USER_ID)
    return state.content !== undefined
  },
  async fill({ services, people, now, attach }) {
    for (const [key, [said, licensed]] of Object.entries(SAMPLES)) {
      const person = personCalled(people, key)
      const { userId, zone } = person
      const licenses = licensed.map((license, index) => licenseOf(`${key}-${index}`, license, dateIn(zone, now)))
      const content = { ...initiallyOf(profileFields), ...said, licenses }
      const command = (): SupervisionProfileCommand => ({ type: 'ChangeProfile', userId, content })
      const context = actingAs(person, `supervisionprofile-${key}`, now)
      unwrapOrThrow(await services.executor.execute(supervisionProfileAggregate, userId, { command }, context))
    }
    await attach({
      attachableType: 'supervisionprofile',
      attachableId: personCalled(people, 'supervisor').userId,
      ...{ from: 'supervisor', filename: 'curriculum-vitae.pdf', lines: ['Simone Okafor, PsyD', 'Curriculum vitae'] },
    })
  },
}

const licenseOf = (
  name: string,
  [licenseNumber, disciplineId, days]: Licensed[number],
  today: string,
): ProfileLicense => ({
  licenseId: derivedId('demonstration', `supervisionprofile-license-${name}`),
  ...{ licenseNumber, disciplineId, stateId: 'US-CA', expiresOn: days === null ? null : addDays(today, days) },
})
