// Code of screens that cannot be fetched at once.
import { render } from '@testing-library/react'
import { createElement } from 'react'
import { fetchAhead, lazyWithRetry, loadWithRetry } from './lazy-with-retry'

const SOON = [1, 1]

const failing = (times: number) => {
  let left = times
  return jest.fn(() => (left-- > 0 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve('screen')))
}

test('code that could not be fetched is asked for again', async () => {
  const load = failing(2)
  expect(await loadWithRetry(load, SOON)).toBe('screen')
  expect(load).toHaveBeenCalledTimes(3)
})

test('code that is not there at all is given up', async () => {
  const load = failing(3)
  await expect(loadWithRetry(load, SOON)).rejects.toThrow('Failed to fetch')
  expect(load).toHaveBeenCalledTimes(3)
})

test('without a connection nothing is asked for until it is back', async () => {
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = failing(1)
  const loaded = loadWithRetry(load, SOON)
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(load).toHaveBeenCalledTimes(1)
  connection.mockRestore()
  window.dispatchEvent(new Event('online'))
  expect(await loaded).toBe('screen')
})

test('the code of a screen is fetched ahead of its being shown; that it cannot be fetched yet is no failure', async () => {
  const load = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  fetchAhead(lazyWithRetry(load))
  fetchAhead(() => null)
  expect(load).toHaveBeenCalledTimes(1)
  await new Promise(resolve => setTimeout(resolve))
})

test('what was fetched ahead is shown at once, without anything that stands in its place before', async () => {
  const Screen = lazyWithRetry(async () => ({ default: ({ name }: { name: string }) => `screen of ${name}` }))
  fetchAhead(Screen)
  await new Promise(resolve => setTimeout(resolve))
  expect(render(createElement(Screen, { name: 'Ana' })).container.textContent).toBe('screen of Ana')
})
