// The rules of notifications: sent once, read by their own person.
import type { Decider } from '../../kernel/decider'
import { refuse } from '../../kernel/refusal'
import type { ChoiceEvent, MarkEvent, NotificationEvent } from './notifications.events'

export type NotificationState =
  | { readonly status: 'unknown' }
  | { readonly status: 'unread' | 'read'; readonly id: string; readonly userId: string }

export type NotificationCommand =
  | {
      readonly type: 'SendNotification'
      readonly data: Extract<NotificationEvent, { type: 'NotificationSent' }>['data']
    }
  | { readonly type: 'ReadNotification' }

export const notificationDecider: Decider<NotificationCommand, NotificationState, NotificationEvent> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, state) {
    if (command.type === 'SendNotification') {
      return state.status === 'unknown' ? [{ type: 'NotificationSent', data: command.data }] : []
    }
    if (state.status === 'unknown') return refuse('not_found', {}, { kind: 'missing' })
    const { id: notificationId, userId } = state
    return state.status === 'read' ? [] : [{ type: 'NotificationRead', data: { notificationId, userId } }]
  },
  evolve(state, event) {
    if (event.type === 'NotificationSent')
      return { status: 'unread', id: event.data.notificationId, userId: event.data.userId }
    return state.status === 'unknown' ? state : { ...state, status: 'read' }
  },
}

/** Reading everything is always possible and always an event: later notifications are unread again. */
export const markDecider: Decider<{ readonly userId: string }, null, MarkEvent> = {
  initialState: () => null,
  decide: ({ userId }) => [{ type: 'AllNotificationsRead', data: { userId } }],
  evolve: state => state,
}

export interface ChoiceState {
  readonly muted: boolean
}

export type ChoiceCommand = ChoiceEvent['data'] & { readonly on: boolean }

/** Of what people are told is their own choice; all of it, where they have not chosen. */
export const choiceDecider: Decider<ChoiceCommand, ChoiceState, ChoiceEvent> = {
  initialState: () => ({ muted: false }),
  decide: ({ on, ...data }, { muted }) =>
    on !== muted ? [] : [{ type: on ? 'NotificationsUnmuted' : 'NotificationsMuted', data }],
  evolve: (_state, { type }) => ({ muted: type === 'NotificationsMuted' }),
}
