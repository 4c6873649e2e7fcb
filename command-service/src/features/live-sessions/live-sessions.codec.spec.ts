// Events of live sessions survive the log, and nothing personal stands in it in plain words.
import { eventCodec } from '@practicum/infra/codec/codec'
import { memoryEventStore } from '@practicum/infra/event-store/memory'
import { memoryPersonKeys } from '@practicum/infra/keys/memory'
import { meetingEvents } from '@practicum/shared/features/live-sessions/meeting.events'
import { newId } from '@practicum/shared/kernel/ids'
import { systemContext } from '../../execution/context'

const PERSONAL = /Group supervision|guest@clinic\.test|Dr\. Guest/

test.each(Object.entries(meetingEvents.definitions))('%s', async (type, { sample: data }) => {
  const keys = memoryPersonKeys()
  const codec = eventCodec([meetingEvents], keys)
  const { meta } = systemContext(newId(), new Date('2026-09-01T12:00:00Z'))
  const store = memoryEventStore()
  const stream = `meeting-${data.meetingId}`
  await store.append(stream, await codec.encode(stream, [{ id: newId(), event: { type, data }, meta }]), 'none')
  const { events } = await store.readStream(stream)
  expect(await codec.decode(events)).toMatchObject([{ type, data }])
  expect(JSON.stringify(events[0]?.data)).not.toMatch(PERSONAL)
  if ('hostId' in data) {
    await keys.erase(data.hostId)
    expect(JSON.stringify((await codec.decode(events))[0]?.data)).not.toMatch(PERSONAL)
  }
})
