// The script that every page begins with, run as a browser does: by itself.
import { runInNewContext } from 'node:vm'
import { scriptOf } from '../../ahead'
import { wantApplication } from '../providers/application-wanted'
import { lastSeen } from '../providers/last-seen'

const FILES = ['/assets/AdminApp-1.js', '/assets/application-2.js']

function begin(): void {
  document.head.replaceChildren()
  runInNewContext(scriptOf(FILES), { document, localStorage, addEventListener: window.addEventListener.bind(window) })
}

const asked = (): readonly (readonly (string | null)[])[] =>
  [...document.querySelectorAll('link')].map(link => [link.rel, link.getAttribute('href')])

const ALL = FILES.map(file => ['modulepreload', file])

afterEach(() => {
  lastSeen.forget()
  // Who still waits for it is done with that.
  wantApplication()
})

test('asks for the application where somebody was signed in', () => {
  lastSeen.note(900)
  begin()
  expect(asked()).toEqual(ALL)
})

test('asks for nothing where nobody was, or has left by themselves', () => {
  begin()
  expect(asked()).toEqual([])
  lastSeen.note(900)
  lastSeen.forget()
  begin()
  expect(asked()).toEqual([])
})

test('asks for all of it once, when somebody begins to sign in', () => {
  begin()
  wantApplication()
  wantApplication()
  expect(asked()).toEqual(ALL)
})
