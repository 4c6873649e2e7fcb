// The rules of notifications and of what one chooses to be told.
import { givenOf } from '../../kernel/given-when-then'
import { choiceDecider, notificationDecider } from './notifications.decider'
import {
  CHANNELS,
  type ChoiceEvent,
  choiceEvents,
  type NotificationEvent,
  notificationEvents,
} from './notifications.events'

const choice = choiceEvents.definitions.NotificationsMuted.sample
const muted: ChoiceEvent = { type: 'NotificationsMuted', data: choice }
const unmuted: ChoiceEvent = { type: 'NotificationsUnmuted', data: choice }
const given = givenOf(choiceDecider)

test.each(CHANNELS)(
  'by %s a kind is told until it is muted there, and what is chosen already changes nothing',
  channel => {
    const data = { ...choice, channel }
    expect(choiceEvents.definitions.NotificationsMuted.schema.parse(data)).toEqual(data)
    given()
      .when({ ...data, on: false })
      .thenEmits({ type: 'NotificationsMuted', data })
    given({ type: 'NotificationsMuted', data })
      .when({ ...data, on: false })
      .thenEmits()
    given({ type: 'NotificationsMuted', data })
      .when({ ...data, on: true })
      .thenEmits({ type: 'NotificationsUnmuted', data })
    given()
      .when({ ...data, on: true })
      .thenEmits()
  },
)

test('a kind is told until it is muted, and again when that is taken back', () => {
  given()
    .when({ ...choice, on: false })
    .thenEmits(muted)
  given(muted)
    .when({ ...choice, on: true })
    .thenEmits(unmuted)
  given(muted, unmuted)
    .when({ ...choice, on: false })
    .thenEmits(muted)
})

test('what is chosen already changes nothing', () => {
  given()
    .when({ ...choice, on: true })
    .thenEmits()
  given(muted)
    .when({ ...choice, on: false })
    .thenEmits()
  given(muted, unmuted)
    .when({ ...choice, on: true })
    .thenEmits()
})

test('a notification is sent once and read once', () => {
  const data = notificationEvents.definitions.NotificationSent.sample
  const sent: NotificationEvent = { type: 'NotificationSent', data }
  const { notificationId, userId } = data
  const read: NotificationEvent = { type: 'NotificationRead', data: { notificationId, userId } }
  const notifications = givenOf(notificationDecider)
  notifications().when({ type: 'SendNotification', data }).thenEmits(sent)
  notifications(sent).when({ type: 'SendNotification', data }).thenEmits()
  notifications(sent).when({ type: 'ReadNotification' }).thenEmits(read)
  notifications(sent, read).when({ type: 'ReadNotification' }).thenEmits()
  notifications().when({ type: 'ReadNotification' }).thenRefused('not_found')
})
