// A day written in words where days are asked for: what is understood is said, and taken, by the reader's own calendar.
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm, useWatch } from 'react-hook-form'
import { aState, aUser } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { DayField } from './DayField'
import { UnfinishedProvider, useUnfinishedFields } from './unfinished'

/** Late on a Monday on the Pacific coast; on the island of Kiritimati it is Tuesday afternoon. */
const NOW = new Date('2026-11-24T05:00:00Z')

beforeEach(() => jest.useFakeTimers({ now: NOW, advanceTimers: true }))
afterEach(() => jest.useRealTimers())

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })

interface AskingProps {
  readonly asked: (day: string | null) => void
  readonly onSubmit?: (sent: boolean) => void
  readonly min?: string
}

function Asking({ asked, onSubmit, min }: AskingProps) {
  const { control } = useForm<{ due_date: string | null }>({ defaultValues: { due_date: null } })
  const { checks, someUnfinished } = useUnfinishedFields()
  asked(useWatch({ control, name: 'due_date' }))
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        onSubmit?.(!someUnfinished())
      }}
    >
      <UnfinishedProvider value={checks}>
        <DayField control={control} name="due_date" label="Due" {...(min && { min })} />
      </UnfinishedProvider>
      <button type="submit">Send</button>
    </form>
  )
}

async function write(words: string, timezone = 'America/Los_Angeles') {
  const asked = jest.fn()
  const onSubmit = jest.fn()
  const state = aState(aUser('coordinator', { timezone }))
  renderScreen(<Asking asked={asked} onSubmit={onSubmit} />, { state })
  await user().click(screen.getByRole('group', { name: 'Due' }).querySelector('[role=spinbutton]') as Element)
  await user().keyboard(words)
  return { asked, onSubmit }
}

const day = () => screen.getByRole('group', { name: 'Due' }).textContent?.replaceAll(/[^\d/]/g, '')

test.each([
  ['America/Los_Angeles', 'Tuesday, November 24, 2026', '2026-11-24'],
  ['Pacific/Kiritimati', 'Wednesday, November 25, 2026', '2026-11-25'],
])(
  'in %s “tomorrow” is said to be %s; Enter takes it, sends nothing, and stays in the field',
  async (zone, said, kept) => {
    const { asked, onSubmit } = await write('tomorrow', zone)
    expect(await screen.findByText(`= ${said}`)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Due' }).value).toBe('tomorrow')
    await user().keyboard('{Enter}')
    expect(asked).toHaveBeenLastCalledWith(kept)
    expect(onSubmit).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.getByRole('group', { name: 'Due' }).contains(document.activeElement)).toBe(true))
    expect(day()).toBe(kept.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1'))
  },
)

test('leaving the field takes the day, too', async () => {
  const { asked, onSubmit } = await write('in two weeks')
  await screen.findByText('= Monday, December 7, 2026')
  await user().click(screen.getByRole('button', { name: 'Send' }))
  expect(asked).toHaveBeenLastCalledWith('2026-12-07')
  expect(onSubmit).toHaveBeenLastCalledWith(true)
})

test('words that mean no day are said to be none, and the form is not sent with them', async () => {
  const { asked, onSubmit } = await write('soonish')
  const field = await screen.findByRole('textbox', { name: 'Due' })
  await screen.findByText(/^Which day\?/)
  await user().click(screen.getByRole('button', { name: 'Send' }))
  expect(onSubmit).toHaveBeenLastCalledWith(false)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(asked).toHaveBeenLastCalledWith(null)
})

test('Escape lets it be: the field stands as before', async () => {
  const { asked } = await write('frid')
  await screen.findByRole('textbox', { name: 'Due' })
  await user().keyboard('{Escape}')
  expect(screen.getByRole('group', { name: 'Due' })).toBeTruthy()
  expect(asked).toHaveBeenLastCalledWith(null)
})

const offered = async (min?: string) => {
  const asked = jest.fn()
  const state = aState(aUser('coordinator', { timezone: 'Pacific/Kiritimati' }))
  renderScreen(<Asking asked={asked} {...(min && { min })} />, { state })
  await user().click(screen.getByRole('button', { name: /^Choose date/ }))
  await screen.findByRole('grid')
  return { asked, offers: screen.queryAllByRole('button', { name: /^(Tomorrow|In an? |In two )/ }) }
}

test('a calendar of days to come offers near ones in words, by the days of whoever looks, and none before its first', async () => {
  const { asked, offers } = await offered('2026-11-27')
  expect(offers.map(offer => [offer.textContent, offer.getAttribute('aria-disabled')])).toEqual([
    ['Tomorrow', 'true'],
    ['In a week', null],
    ['In two weeks', null],
  ])
  await user().click(screen.getByRole('button', { name: 'In two weeks' }))
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('2026-12-08'))
})

test('one of any days offers none', async () => {
  expect((await offered()).offers).toEqual([])
})
