// What a toast offers is done once, however often and however long its keys are pressed.
import { fireEvent, screen } from '@testing-library/react'
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
