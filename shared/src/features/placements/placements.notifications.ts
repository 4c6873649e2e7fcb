// What notifications of placements say, and where they lead.
import type { NotificationWords } from '../../kernel/feature'

const link = (id: string): string => `/applications/${id}`

export const placementNotifications: Readonly<Record<string, NotificationWords>> = {
  'placement.submitted': {
    text: '{actor} applied for a placement at {subject}',
    bare: '{actor} applied for a placement',
    link,
    optional: 'A placement is applied for',
  },
  'placement.supervisor_named': {
    text: '{actor} named you as {supervisor} of a placement at {subject}',
    bare: '{actor} named you as {supervisor} of a placement',
    link,
  },
  'placement.supervisor_replaced': {
    text: 'You do not supervise the placement at {subject} any more: {actor} changed that',
    bare: 'You do not supervise a placement any more: {actor} changed that',
    // They do not see that one any more.
    link: () => '/applications',
  },
  'placement.supervisor_changed': {
    text: '{actor} changed who supervises the placement at {subject}',
    bare: '{actor} changed who supervises a placement',
    link,
  },
  'placement.supervisor_declined': {
    text: '{actor} does not supervise the placement at {subject}',
    bare: '{actor} does not supervise a placement',
    link,
  },
  'placement.withdrawn': {
    text: '{actor} withdrew the placement at {subject}',
    bare: '{actor} withdrew a placement',
    link,
  },
  'placement.ready': {
    text: 'The placement of {whose} at {subject} is ready for your decision',
    bare: 'A placement is ready for your decision',
    link,
    optional: 'A placement is ready for a decision',
  },
  'placement.complete': {
    text: 'The placement at {subject} is complete and waits for a decision',
    bare: 'A placement is complete and waits for a decision',
    link,
    chosenAs: 'placement.ready',
  },
  'placement.approved': {
    text: 'The placement at {subject} was approved',
    bare: 'A placement was approved',
    link,
  },
  'placement.denied': {
    text: 'The placement at {subject} was denied',
    bare: 'A placement was denied',
    link,
  },
  'placement.reopened': {
    text: 'The placement at {subject} was reopened',
    bare: 'A placement was reopened',
    link,
  },
  'placement.revoked': {
    text: 'The approval of the placement at {subject} was revoked',
    bare: 'An approval was revoked',
    link,
  },
  'placement.days_changed': {
    text: '{actor} changed the days of the placement at {subject}',
    bare: '{actor} changed the days of a placement',
    link,
  },
  'placement.waiting_ended': {
    text: 'There is a place for you at {subject}: you are not on its waiting list any more',
    bare: 'There is a place for you at a {site}: you are not on its waiting list any more',
    link,
  },
  'placement.reminded': {
    text: '{actor} reminds you: the placement at {subject} waits for you',
    bare: '{actor} reminds you: a placement waits for you',
    link,
  },
  'placement.commented': {
    text: '{actor} commented on the placement at {subject}',
    bare: '{actor} commented on a placement',
    link,
    optional: 'Somebody comments on a placement',
  },
}
