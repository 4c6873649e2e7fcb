// The rules of what is marked as a sample: it is, or it is not.
import type { Decider } from '../../kernel/decider'
import type { SampleEvent } from './samples.events'

type Marked = Extract<SampleEvent, { type: 'SampleMarked' }>['data']

type SampleCommand = { readonly type: 'MarkSample'; readonly data: Marked } | { readonly type: 'UnmarkSample' }

export type SampleState = { readonly status: 'unknown' } | (Marked & { readonly status: 'marked' | 'unmarked' })

export const sampleDecider: Decider<SampleCommand, SampleState, SampleEvent> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, state) {
    if (command.type === 'MarkSample')
      return state.status === 'marked' ? [] : [{ type: 'SampleMarked', data: command.data }]
    return state.status === 'marked' ? [{ type: 'SampleUnmarked', data: { thingId: state.thingId } }] : []
  },
  evolve(state, event) {
    if (event.type === 'SampleMarked') return { ...event.data, status: 'marked' }
    return state.status === 'unknown' ? state : { ...state, status: 'unmarked' }
  },
}
