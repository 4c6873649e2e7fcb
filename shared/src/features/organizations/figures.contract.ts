// What each organization of the platform has, in numbers: looked at and taken along by those who run it.
import { z } from 'zod'
import { codesColumn, instantColumn, namesColumn, numberColumn, textColumn } from '../../contract/columns'
import { list } from '../../contract/row'
import { admin, KIND_WORDS, organizationFilter, organizationItem } from './organizations.contract'

export const organizationFigures = organizationItem
  .omit({ timezone: true, people_count: true })
  .extend({
    /** Who hold an active position of that role in it, with an account that is not closed; somebody with two roles counts in both. */
    trainees: z.int(),
    supervisors: z.int(),
    faculty: z.int(),
    coordinators: z.int(),
    /** Whose invitation is open. */
    invited: z.int(),
    /** Whoever works in it or is about to, and whoever is invited. */
    places_taken: z.int(),
    places: z.int(),
    /** When any of its people last signed in, wherever they work; null: none of them ever has. */
    last_sign_in_at: z.string().nullable(),
  })
  .meta({ id: 'OrganizationFigures' })
export type OrganizationFigures = z.infer<typeof organizationFigures>

export const listOrganizationFigures = list({
  name: 'listOrganizationFigures',
  feature: 'organizations',
  path: '/api/organizations/figures',
  summary: 'Every organization of the platform with its people by role, its places, and when anybody was last there.',
  access: admin,
  filter: organizationFilter,
  item: organizationFigures,
  sort: ['name', 'created_at'],
  defaultOrder: 'asc',
  columns: {
    name: textColumn('Name'),
    kind: codesColumn('Kind', KIND_WORDS),
    owner: namesColumn('Owner'),
    trainees: numberColumn('Trainees'),
    supervisors: numberColumn('Supervisors'),
    faculty: numberColumn('Faculty members'),
    coordinators: numberColumn('Coordinators'),
    invited: numberColumn('People invited'),
    places_taken: numberColumn('Places taken'),
    places: numberColumn('Places in all'),
    last_sign_in_at: instantColumn('Last signed in'),
    created_at: instantColumn('Founded'),
    archived_at: instantColumn('Archived'),
  },
})
