// Who is in the demonstration: a university counselling program and a clinic.
import type { Role } from '@practicum/shared/access/roles'

export const DEMO_PASSWORD = 'Harbor-Lantern-47!'

export const ORGANIZATIONS = {
  university: {
    name: 'Harbor University Counseling',
    kind: 'academic',
    zone: 'America/Los_Angeles',
    accent: '#2f6f6d',
  },
  clinic: { name: 'Lantern Street Clinic', kind: 'clinical', zone: 'America/New_York', accent: '#4c5f9e' },
  platform: { name: 'Practicum Platform', kind: 'admin', zone: 'America/New_York', accent: null },
} as const
export type OrganizationKey = keyof typeof ORGANIZATIONS

export interface DemoPerson {
  readonly key: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly positions: readonly (readonly [OrganizationKey, Role])[]
  readonly hipaa?: boolean
  /** Has accepted the terms of service and the privacy policy. */
  readonly terms?: boolean
  readonly status?: 'active' | 'pending'
}

const at = (name: string): string => `${name}@demo.practicum.test`
const person = (
  key: string,
  name: string,
  positions: DemoPerson['positions'],
  more: Partial<DemoPerson> = {},
): DemoPerson => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { key, firstName, lastName, email: at(key), positions, hipaa: true, ...more }
}

export const PEOPLE: readonly DemoPerson[] = [
  person('admin', 'Morgan Vale', [['platform', 'admin']]),
  person('admin.imani', 'Imani Brooks', [['platform', 'admin']]),
  person('coordinator', 'Clara Whitfield', [
    ['university', 'coordinator'],
    ['clinic', 'supervisor'],
  ]),
  person('faculty', 'Felix Arroyo', [['university', 'faculty']]),
  person('supervisor', 'Simone Okafor', [
    ['university', 'supervisor'],
    ['clinic', 'supervisor'],
  ]),
  person('trainee', 'Ana Ruiz', [['university', 'trainee']]),
  person('trainee.ben', 'Ben Castellan', [['university', 'trainee']]),
  person('trainee.chloe', 'Chloe Nakamura', [['university', 'trainee']]),
  person('trainee.dev', 'Dev Raman', [['university', 'trainee']], { hipaa: false, terms: false }),
  person('trainee.elise', 'Elise Thornbury', [['university', 'trainee']]),
  person('trainee.farid', 'Farid Haddad', [['university', 'trainee']]),
  person('trainee.grace', 'Grace Lindqvist', [['university', 'trainee']], { status: 'pending' }),
  person('faculty.ines', 'Ines Moreau', [['university', 'faculty']]),
  person('supervisor.jonas', 'Jonas Weber', [['university', 'supervisor']]),
  person('supervisor.kira', 'Kira Halloran', [['university', 'supervisor']]),
  person('clinic.manager', 'Leo Marchetti', [['clinic', 'manager']]),
  person('clinic.trainee', 'Maya Feldman', [['clinic', 'trainee']]),
  person('clinic.trainee.noor', 'Noor Rahimi', [['clinic', 'trainee']]),
]

export const DEMO_SIGN_INS = [
  { email: at('admin'), what: 'runs the platform' },
  { email: at('coordinator'), what: 'coordinates the program at Harbor University, supervises at the clinic' },
  { email: at('faculty'), what: 'guides trainees' },
  { email: at('supervisor'), what: 'supervises at the sites' },
  { email: at('trainee'), what: 'is in training' },
] as const
