// That what the journeys ask of every screen can fail.
import type { Browser, Page } from 'playwright-core'
import { violations } from './judge'
import { openBrowser } from './people'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

async function pageOf(body: string, background = 'white'): Promise<Page> {
  const page = await browser.newPage()
  await page.setContent(`<html lang="en"><title>Page</title><style>.quiet { color: #767676 }</style>
    <body class="${background}" style="background: ${background}"><main><h1>Page</h1>${body}</main></body></html>`)
  return page
}

const row = (words: string, attributes = ''): string => `<p class="quiet" ${attributes}>${words}</p>`

test('words that are too faint are found among many that are not, as often as one looks', async () => {
  const page = await pageOf(`${row('One').repeat(20)}${row('Two', 'style="color: #bbb"')}`)
  expect(await violations(page)).toEqual([expect.stringMatching(/^color-contrast: /)])
  expect(await violations(page)).toEqual([expect.stringMatching(/^color-contrast: /)])
})

test('what was readable on one page is found where it stands on another ground', async () => {
  expect(await violations(await pageOf(row('One')))).toEqual([])
  expect(await violations(await pageOf(row('One'), 'silver'))).toEqual([expect.stringMatching(/^color-contrast: /)])
})

test('what lay behind something else, and was not measured, is measured when it is seen', async () => {
  const faint = row('One', 'style="color: #ccc"')
  const page = await pageOf(`<div id="behind" aria-hidden="true">${faint}</div>`)
  expect(await violations(page)).toEqual([])
  await page.evaluate(`document.getElementById('behind').removeAttribute('aria-hidden')`)
  expect(await violations(page)).toEqual([expect.stringMatching(/^color-contrast: /)])
})

test('a field without a name is found', async () => {
  expect(await violations(await pageOf('<input>'))).toEqual([expect.stringMatching(/^label: /)])
})
