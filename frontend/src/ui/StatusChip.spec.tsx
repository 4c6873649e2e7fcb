// The three weights of a status: quiet, an exception, done.
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { themeOptions } from '../app/theme'
import { StatusChip } from './StatusChip'

const TRANSPARENT = 'rgba(0, 0, 0, 0)'
const NO_FILL = ['transparent', TRANSPARENT]

function shown(chip: ReactElement) {
  render(<ThemeProvider theme={createTheme(themeOptions('light'))}>{chip}</ThemeProvider>)
  const root = screen.getByText('Status').parentElement as HTMLElement
  return { root, fill: getComputedStyle(root).backgroundColor, ticked: root.querySelector('svg') !== null }
}

test('an ordinary status is text with a dot of its colour, without a fill or a line', () => {
  const { root, fill, ticked } = shown(<StatusChip tone="warning" label="Status" />)
  expect(NO_FILL).toContain(fill)
  expect(root.className).not.toContain('outlined')
  expect(ticked).toBe(false)
  expect(getComputedStyle(root.querySelector('[aria-hidden]') as Element).backgroundColor).toBe('rgb(138, 83, 0)')
})

test('an exception stands on a tint of its colour', () => {
  const { root, fill } = shown(<StatusChip tone="error" label="Status" weight="alert" />)
  expect(fill).toBe('rgba(179, 38, 30, 0.1)')
  expect(getComputedStyle(root).color).toBe('rgb(179, 38, 30)')
})

test('what is done has a tick', () => {
  const { fill, ticked } = shown(<StatusChip tone="success" label="Status" weight="done" />)
  expect(NO_FILL).toContain(fill)
  expect(ticked).toBe(true)
})
