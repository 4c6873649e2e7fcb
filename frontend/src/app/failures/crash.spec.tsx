// A screen whose code fails: said in words, within the frame, until another address is opened.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, useLocation } from 'react-router'
import { browser } from '../../providers/browser'
import { renderScreen } from '../../testing/render-screen'
import { ScreenBoundary } from './ScreenBoundary'

function BrokenAtTasks() {
  const { pathname } = useLocation()
  if (pathname === '/tasks') throw new Error('a defect')
  return <p>a screen that works</p>
}

const page = () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  return renderScreen(
    <>
      <Link to="/elsewhere">the menu</Link>
      <ScreenBoundary>
        <BrokenAtTasks />
      </ScreenBoundary>
    </>,
    { at: '/tasks' },
  )
}

afterEach(() => jest.restoreAllMocks())

test('the page has a heading of its own, and the frame stays', () => {
  page()
  expect(screen.getByRole('heading', { level: 1, name: 'This screen stopped working' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'the menu' })).toBeTruthy()
})

test('its button loads the page anew', async () => {
  const reload = jest.spyOn(browser, 'reload').mockImplementation(() => undefined)
  page()
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('another address shows its own screen again', async () => {
  page()
  await userEvent.click(screen.getByRole('link', { name: 'the menu' }))
  expect(screen.getByText('a screen that works')).toBeTruthy()
})
