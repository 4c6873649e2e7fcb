// What the fields of a supervision profile are called where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { supervisionprofile: 'Supervision profile' },
  field: {
    bio: 'About',
    wants: 'Looking for',
    degree: 'Degree',
    years_of_experience: 'Years of experience',
    conferred_date: 'Degree conferred',
    specialty_concentration: 'Concentration',
    specialty_population: 'Population',
    training_and_credentials: 'Training and credentials',
    linkedin_url: 'LinkedIn',
    healthgrades_url: 'Healthgrades',
    psychologytoday_url: 'Psychology Today',
    accepting_trainees: 'Takes trainees',
    directory_bio: 'About is in the directory',
    directory_wants: 'Looking for is in the directory',
    licenses: 'Licenses',
    days: 'Days before its end',
    reminded: 'Last reminders, in days before the end',
    reminders: 'Reminders',
    documents: 'Documents',
    prompt: 'Is asked for it',
    told: 'Filled in',
  },
}
