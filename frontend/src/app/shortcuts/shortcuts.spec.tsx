// Single keys: what each means, where they are left alone, and the sheet that shows them.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aPosition } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { RowLink } from '../../ui/list/RowLink'
import { menuEntriesOf } from '../feature'
import { features } from '../features'
import { menuOf } from '../menu'
import ShortcutSheet from './ShortcutSheet'
import { lettered, meaningOf } from './single-keys'
import { useSingleKeys } from './use-single-keys'

const ROLES = ['admin', 'coordinator', 'faculty', 'supervisor', 'trainee', 'developer'] as const
const menuFor = (role: (typeof ROLES)[number]) =>
  menuOf(menuEntriesOf(features), { role, position: aPosition(100, role) })
const MENU = menuFor('coordinator')

test.each(ROLES)('the letters of a %s lead to one page each, and to the dashboard by D', role => {
  const letters = lettered(menuFor(role)).map(({ letter }) => letter)
  expect(new Set(letters).size).toBe(letters.length)
  expect(letters).toContain('d')
})

test.each([
  ['t', true, { kind: 'go', to: '/tasks' }],
  ['P', true, { kind: 'go', to: '/applications' }],
  ['t', false, { kind: 'nothing' }],
  ['q', true, { kind: 'nothing' }],
  ['g', false, { kind: 'await-letter' }],
  ['g', true, { kind: 'await-letter' }],
  ['?', false, { kind: 'sheet' }],
  ['/', false, { kind: 'search' }],
  ['j', false, { kind: 'row', step: 1 }],
  ['k', false, { kind: 'row', step: -1 }],
] as const)('%s, after G %s, means %j', (key, awaiting, meaning) => {
  expect(meaningOf(key, awaiting, MENU)).toEqual(meaning)
})

const opened = jest.fn()
const searched = jest.fn()
beforeEach(() => jest.clearAllMocks())

function Page() {
  useSingleKeys(MENU, { openSheet: opened, openSearch: searched })
  return (
    <main>
      <input aria-label="Search" />
      <RowLink to="/one">One</RowLink>
      <RowLink to="/two">Two</RowLink>
    </main>
  )
}

const focused = (): string | null | undefined => document.activeElement?.textContent

test('J and K go through the rows and stay at the ends; Enter opens the row', async () => {
  const { address } = renderScreen(<Page />)
  await screen.findByRole('main')
  const been: unknown[] = []
  for (const key of ['k', 'j', 'j', 'j', 'k']) {
    await userEvent.keyboard(key)
    been.push(focused() === 'One' || focused() === 'Two' ? focused() : 'none')
  }
  expect(been).toEqual(['none', 'One', 'Two', 'Two', 'One'])
  await userEvent.keyboard('{Enter}')
  expect(address()).toBe('/one')
})

test('G and a letter lead to a page, ? opens the sheet, / the search', async () => {
  const { address } = renderScreen(<Page />)
  await screen.findByRole('main')
  await userEvent.keyboard('gt')
  expect(address()).toBe('/tasks')
  await userEvent.keyboard('?')
  expect(opened).toHaveBeenCalledTimes(1)
  await userEvent.keyboard('/')
  expect(searched).toHaveBeenCalledTimes(1)
})

test('who types, holds Ctrl, or has something open above the page is left alone', async () => {
  const { address } = renderScreen(<Page />)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Search' }), 'gt?j')
  expect([address(), opened.mock.calls.length]).toEqual(['/', 0])
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('{Control>}j{/Control}')
  const above = Object.assign(document.createElement('div'), { role: 'dialog' })
  above.setAttribute('role', 'dialog')
  document.body.append(above)
  await userEvent.keyboard('j?gt')
  above.remove()
  expect([address(), opened.mock.calls.length, document.activeElement]).toEqual(['/', 0, document.body])
})

function PageWithSheet() {
  useSingleKeys(MENU, { openSheet: opened, openSearch: searched })
  return <ShortcutSheet items={MENU} onClose={() => undefined} />
}

test('the sheet names the keys of one’s own pages, and turns single keys off', async () => {
  renderScreen(<PageWithSheet />)
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(dialog.textContent).toContain('Go to TasksGT')
  await userEvent.click(screen.getByRole('switch', { name: 'Single keys' }))
  expect(dialog.textContent).not.toContain('Go to Tasks')
  dialog.remove()
  await userEvent.keyboard('?')
  expect(opened).not.toHaveBeenCalled()
})
