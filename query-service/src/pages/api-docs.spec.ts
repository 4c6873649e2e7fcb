// The page of the API shows every call, and every link on it leads somewhere.
import { allRows } from '@practicum/shared/contract/all'
import { messageOf } from '@practicum/shared/contract/messages'
import { openApi } from '@practicum/shared/contract/openapi/document'
import { command } from '@practicum/shared/contract/row'
import { z } from 'zod'
import { apiDocs } from './api-docs'
import type { ApiDocument } from './api-docs-document'

const pageOf = (rows: typeof allRows): string => apiDocs(openApi(rows, '1.2.3') as unknown as ApiDocument)
const page = pageOf(allRows)
const all = (pattern: RegExp): string[] => [...page.matchAll(pattern)].map(([, found = '']) => found)
const shown = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

test('every call is there once, with the texts of its refusals', () => {
  const ids = all(/ id="([^"]+)"/g)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { name, refusals } of allRows) {
    expect(ids).toContain(name)
    for (const code of refusals)
      expect(page).toContain(`<dt><code>${code}</code></dt><dd>${shown(messageOf(code))}</dd>`)
  }
})

test('every link on it leads somewhere', () => {
  const ids = new Set(all(/ id="([^"]+)"/g))
  const links = all(/href="#([^"]+)"/g)
  expect(links.length).toBeGreaterThan(500)
  expect([...new Set(links)].filter(link => !ids.has(link))).toEqual([])
})

test('it needs no script, no inline style and no other host', () => {
  expect(page).not.toMatch(/<script|<style| style=| on[a-z]+="|(href|src)="(https?:)?\/\//)
})

test('what a text holds is no markup', () => {
  const row = command({
    name: 'tell',
    feature: 'tasks',
    method: 'POST',
    path: '/api/tells',
    summary: 'Says <b>"this"</b> & `<i>that</i>`.',
    access: { who: 'signed-in', relation: '<u>none</u>' },
    answer: z.object({}),
  })
  const text = pageOf([row])
  expect(text).toContain('Says &lt;b&gt;&quot;this&quot;&lt;/b&gt; &amp; <code>&lt;i&gt;that&lt;/i&gt;</code>.')
  expect(text).not.toContain('<u>none')
})
