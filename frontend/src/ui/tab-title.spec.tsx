// What the tab of the browser says: the screen, then where it is.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render } from '@testing-library/react'
import { PageHeader } from './PageHeader'
import { PageMessage } from './PageMessage'
import { ScreenHeading } from './ScreenHeading'
import { usePlaceTitle } from './tab-title'

function Frame({ at, children }: { at?: string; children?: React.ReactNode }) {
  usePlaceTitle(at)
  return children
}

test('D3UI-012 the title is the screen, the organization, then the product', () => {
  const { rerender } = render(
    <Frame at="Northbridge">
      <PageHeader title="Tasks" />
    </Frame>,
  )
  expect(document.title).toBe('Tasks · Northbridge · Practicum')
  rerender(
    <Frame at="Harbor State">
      <PageHeader title="Sign the form" />
    </Frame>,
  )
  expect(document.title).toBe('Sign the form · Harbor State · Practicum')
  rerender(<Frame at="Harbor State" />)
  expect(document.title).toBe('Harbor State · Practicum')
  rerender(
    <Frame>
      <PageMessage title="Page not found" text="Nothing stands here." />
    </Frame>,
  )
  expect(document.title).toBe('Page not found · Practicum')
})

test('a heading that greets has another word for the tab', () => {
  render(
    <Frame at="Northbridge">
      <PageHeader title="Welcome, Ana" tab="Dashboard" />
    </Frame>,
  )
  expect(document.title).toBe('Dashboard · Northbridge · Practicum')
})

test('of two headings the later one names the tab, and the first has it back', () => {
  const both = (second: boolean) => (
    <Frame at="Northbridge">
      <PageHeader title="Placement" />
      {second && <ScreenHeading>As it was</ScreenHeading>}
    </Frame>
  )
  const { rerender } = render(both(true))
  expect(document.title).toBe('As it was · Northbridge · Practicum')
  rerender(both(false))
  expect(document.title).toBe('Placement · Northbridge · Practicum')
})

test('no screen has a heading of its own that the tab would not be named after', () => {
  const folder = join(__dirname, '..')
  const own = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.tsx') && !path.endsWith('.spec.tsx') && path !== join('ui', 'ScreenHeading.tsx'))
    .filter(path => /variant="h1"|component="h1"|<h1/.test(readFileSync(join(folder, path), 'utf8')))
  expect(own).toEqual([])
})
