// One account over HTTP, for those who run the platform, with all its positions.
import { z } from 'zod'
import { secondStepWay } from '../../access/second-step'
import { byId, query } from '../../contract/row'
import { shownOf } from '../../kernel/fields'
import { contactDetails } from '../people/people.fields'
import { userMerges } from './user-merges.contract'
import { currentTraining } from './user-training.contract'
import { userFields } from './users.contract'

const feature = 'users'
const admin = { who: ['admin'], relation: 'everybody of the platform' } as const

export const userDetails = z
  .object({
    ...userFields,
    /** null: they have none. */
    profile_image_url: z.string().nullable(),
    first_name: z.string(),
    last_name: z.string(),
    timezone: z.string(),
    /** Of name and time zone: the one to send when they are changed. */
    version: z.int(),
    /** The key of a language; null: that of their browser. */
    language: z.string().nullable(),
    hipaa_completed: z.boolean(),
    /** As they have told when they signed up; null: they have not. */
    ...shownOf(contactDetails),
    /** Since when mails to their address come back, so that none helps them in; null: they do not. */
    mails_come_back_since: z.string().nullable(),
    /** On how many devices they are signed in. */
    devices: z.int(),
    two_factor: z
      .object({
        ways: z
          .array(secondStepWay)
          .describe('By which they show after their password that it is them; empty: by none.'),
        tries_used_up: z.boolean().describe('So many wrong ones were given today that no further are taken.'),
      })
      .meta({ id: 'SecondStepOfUser' }),
    ...userMerges,
    current_training: currentTraining
      .nullable()
      .describe('Of the position that they work from, or else of another one as a trainee.'),
  })
  .meta({ id: 'UserDetails' })
export type UserDetails = z.infer<typeof userDetails>

export const getUser = query({
  name: 'getUser',
  feature,
  path: '/api/users/:id',
  summary: 'One account, with all its positions.',
  access: admin,
  params: byId,
  answer: userDetails,
})
