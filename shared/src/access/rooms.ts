// Names of the rooms that an event is told in. Browsers never choose rooms: a channel they are granted puts them into theirs.

import { type Asker, idsOf } from './policy'

export const room = {
  everyone: 'everyone',
  user: (userId: string): string => `user:${userId}`,
  /** Whoever an account is of: also where it was merged into another. */
  person: (userId: string): string => `person:${userId}`,
  position: (positionId: string): string => `position:${positionId}`,
  /** All who work from a position in an organization. */
  organization: (organizationId: string): string => `organization:${organizationId}`,
  /** All who coordinate an organization. */
  coordinators: (organizationId: string): string => `coordinators:${organizationId}`,
  admins: 'admins',
  /** Public: told when the lockout starts, signed in or not. */
  lockout: 'lockout',
  /** Public: told when a new version of the application is in place. */
  deploy: 'deploy',
  /** Who is online: members join blind, admins are told. */
  presence: 'presence',
  /** Those who have the page of a site open. */
  site: (siteId: string): string => `site:${siteId}`,
  /** Those who have a thing with attachments open. */
  attachable: (type: string, id: string): string => `attachable:${type}:${id}`,
  /** Whoever has signed up, and waits on that page for their address to be proved. */
  signup: (userId: string): string => `signup:${userId}`,
  /** The public waiting room of one meeting. */
  waiting: (meetingId: string): string => `waiting:${meetingId}`,
} as const

/** The rooms that somebody's own channel puts them into. */
export const roomsOf = ({ positionId, organizationId, acting, ...oneself }: Asker): readonly string[] => [
  room.everyone,
  room.user(oneself.userId),
  ...idsOf(oneself).map(room.person),
  room.position(positionId),
  room.organization(organizationId),
  ...(acting === 'coordinator' ? [room.coordinators(organizationId)] : []),
  ...(acting === 'admin' ? [room.admins] : []),
]
