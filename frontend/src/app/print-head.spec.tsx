// What stands above a page on paper: of when it is, also on a page that has stood open for long.
import { act, screen } from '@testing-library/react'
import { renderScreen } from '../testing/render-screen'
import { PrintHead } from './layout/PrintHead'

const real = window.matchMedia
const heard = new Set<() => void>()
let onPaper = false

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T18:00:00Z'), advanceTimers: true })
  window.matchMedia = media =>
    ({
      media,
      get matches() {
        return media === 'print' && onPaper
      },
      addEventListener: (_type: string, hear: () => void) => heard.add(hear),
      removeEventListener: (_type: string, hear: () => void) => heard.delete(hear),
    }) as never
})
afterEach(() => {
  jest.useRealTimers()
  window.matchMedia = real
})

test('the time is that of printing', async () => {
  renderScreen(<PrintHead />)
  expect(await screen.findByText(/^Printed by Marisol Okonkwo, .*10:00/)).toBeTruthy()
  jest.setSystemTime(new Date('2026-11-20T19:30:00Z'))
  onPaper = true
  act(() => {
    for (const hear of heard) hear()
  })
  expect(screen.getByText(/^Printed by Marisol Okonkwo, .*11:30/)).toBeTruthy()
})
