// The fields of a live session that people fill in: each named once, for its body, its events, its row, its view and its form.
import { z } from 'zod'
import { typed } from '../../contract/shapes'
import { sealed } from '../../events/catalog'
import { instant } from '../../kernel/dates'
import { field, requiredField, sameField } from '../../kernel/fields'

export const TITLE_MAX = 200

/** 1 now, 2 scheduled, 3 recorded, 4 telehealth. This cut creates the first two. */
export const SCHEDULE_TYPES = { now: 1, scheduled: 2, recorded: 3, telehealth: 4 } as const

const planned = z.union([z.literal(1), z.literal(2)])

/** How it is held; fixed once it is made. */
export const meetingKind = {
  scheduleType: requiredField({
    stored: planned,
    sent: planned,
    shown: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
    column: 'integer',
  }),
} as const

/** What a session says; changed until it starts. */
export const meetingContent = {
  title: requiredField({
    stored: sealed('hostId', TITLE_MAX),
    sent: typed(TITLE_MAX),
    shown: z.string(),
    column: 'text',
  }),
  /** Required for a scheduled session. */
  startAt: field({
    stored: instant,
    sent: instant.nullable(),
    initially: null,
    shown: z.string(),
    column: 'timestamptz',
  }),
  /** Minutes. */
  duration: requiredField({
    stored: z.int(),
    sent: z.int().min(0).max(1440),
    shown: z.int(),
    column: 'integer',
  }),
  audioOnly: sameField(z.boolean(), false, 'boolean'),
} as const

/** Whom its host invites from outside; nobody else is shown it. */
export const meetingInvitation = {
  guestEmails: field({
    stored: z.array(sealed('hostId', 254)),
    sent: z.array(z.email().max(254)),
    initially: [],
    shown: z.array(z.string()),
    column: 'text[]',
  }),
} as const

/** All that its form asks for, but for people. */
export const meetingFields = { ...meetingKind, ...meetingContent, ...meetingInvitation } as const
