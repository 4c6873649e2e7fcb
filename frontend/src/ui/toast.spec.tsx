// What a toast offers is done once, however often and however long its keys are pressed.
import { act, fireEvent, screen } from '@testing-library/react'
import { renderScreen } from '../testing/render-screen'
import { useToast } from './toast'

function Deed({ undo }: { undo: () => void }) {
  const toast = useToast()
  return (
    <button type="button" onClick={() => toast('app.bulk.one_done', { offer: { label: 'app.toast.undo', run: undo } })}>
      do
    </button>
  )
}

async function done() {
  const undo = jest.fn()
  renderScreen(<Deed undo={undo} />)
  fireEvent.click(await screen.findByText('do'))
  const button = await screen.findByRole('button', { name: 'Undo' })
  const press = (more: object = {}) => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true, ...more })
  return { undo, button, press }
}

test('the keys and the button take back once, while it fades as well', async () => {
  const { undo, button, press } = await done()
  press()
  press()
  fireEvent.click(button)
  expect(undo).toHaveBeenCalledTimes(1)
})

test('keys that are still held take back nothing more', async () => {
  const { undo, press } = await done()
  press({ repeat: true })
  expect(undo).not.toHaveBeenCalled()
  press()
  expect(undo).toHaveBeenCalledTimes(1)
})

let toast: ReturnType<typeof useToast>
function Taken() {
  toast = useToast()
  return null
}

describe('one that comes by itself, behind another', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

  const said = () => screen.getAllByRole('alert').map(({ textContent }) => textContent)
  async function then(first: string, options: Parameters<typeof toast>[1] = {}) {
    renderScreen(<Taken />)
    await pass(0)
    act(() => toast(first, options))
    await pass(4_000)
    const before = said()
    act(() => toast('app.error.title'))
    // To its end, through its fading, and until the next one is there.
    for (let step = 0; step < 6; step++) await pass(500)
    return { before, after: said() }
  }

  test('is shown as soon as that could be read', async () => {
    const { before, after } = await then('app.bulk.one_done')
    expect(after).not.toEqual(before)
  })

  test('waits for one that can be taken back', async () => {
    const { before, after } = await then('app.bulk.one_done', { offer: { label: 'app.toast.undo', run: jest.fn() } })
    expect(after).toEqual(before)
  })
})
