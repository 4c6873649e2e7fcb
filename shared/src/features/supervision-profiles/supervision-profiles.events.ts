// What happens to the supervision profile of a person: its stream bears their id.
import { z } from 'zod'
import { defineEvents, type EventsOf, event } from '../../events/catalog'
import { storedOf } from '../../kernel/fields'
import { id } from '../../kernel/ids'
import { profileFields, storedLicense } from './supervision-profiles.fields'

const userId = '0192f0c0-0000-7000-8000-000000000001'

export const supervisionProfileEvents = defineEvents('supervisionprofile', {
  /** All of it, as it is from now on. */
  SupervisionProfileChanged: event({
    version: 1,
    schema: z.object({ userId: id, ...storedOf(profileFields), licenses: z.array(storedLicense) }),
    sample: {
      userId,
      bio: 'I supervise trainees who work with families.',
      wants: 'Somebody who wants to learn in groups.',
      degree: 'PhD',
      yearsOfExperience: 12,
      conferredDate: '2014-06-01',
      specialtyConcentration: 'Family therapy',
      specialtyPopulation: 'Adolescents',
      trainingAndCredentials: 'Certified in EMDR.',
      linkedinUrl: 'https://www.linkedin.com/in/sample',
      healthgradesUrl: '',
      psychologytodayUrl: '',
      acceptingTrainees: true,
      directoryBio: true,
      directoryWants: true,
      licenses: [
        {
          licenseId: '0192f0c0-0000-7000-8000-0000000000d3',
          ...{ licenseNumber: 'LPC-20417', stateId: 'US-CA', disciplineId: 'professional-counseling' },
          expiresOn: '2027-03-31',
        },
      ],
    },
  }),
  /** The person is told of licences that end, so many days before each does. */
  LicensesExpiryReminded: event({
    version: 1,
    schema: z.object({ userId: id, reminders: z.array(z.object({ licenseId: id, days: z.int() })) }),
    sample: { userId, reminders: [{ licenseId: '0192f0c0-0000-7000-8000-0000000000d3', days: 30 }] },
  }),
  /** They want to be asked for it no more. */
  SupervisorProfilePromptDismissed: event({ version: 1, schema: z.object({ userId: id }), sample: { userId } }),
})

export type SupervisionProfileEvent = EventsOf<typeof supervisionProfileEvents>
