// How loud the number of a tile is.
import { createTheme, ThemeProvider } from '@mui/material/styles'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { themeOptions } from '../app/theme'
import { Tile } from './Tile'

const QUIET = { fontWeight: '400', color: 'rgb(81, 96, 107)' }

test.each([
  { name: 'nothing is quiet', count: 0, alert: false, look: QUIET },
  { name: 'nothing late is as quiet', count: 0, alert: true, look: QUIET },
  { name: 'something is strong', count: 4, alert: false, look: { fontWeight: '650', color: 'rgb(23, 36, 42)' } },
  { name: 'something late is red', count: 4, alert: true, look: { fontWeight: '650', color: 'rgb(179, 38, 30)' } },
])('$name', ({ count, alert, look }) => {
  render(
    <ThemeProvider theme={createTheme(themeOptions('light'))}>
      <Tile label="Past due" count={count} to="/tasks" alert={alert} stale="Not now" />
    </ThemeProvider>,
    { wrapper: MemoryRouter },
  )
  const { fontWeight, color } = getComputedStyle(screen.getByText(String(count)))
  expect({ fontWeight, color }).toEqual(look)
})
