// The script that every page begins with, run as a browser does: by itself.
import { runInNewContext } from 'node:vm'
import { scriptOf } from '../../ahead'
import { lastSeen } from '../providers/last-seen'

const FILES = ['/assets/AdminApp-1.js', '/assets/application-2.js']

function asked(): readonly (readonly (string | null)[])[] {
  document.head.replaceChildren()
  runInNewContext(scriptOf(FILES), { document, localStorage })
  return [...document.querySelectorAll('link')].map(link => [link.rel, link.getAttribute('href')])
}

afterEach(() => lastSeen.forget())

test('asks for the application where somebody was signed in', () => {
  lastSeen.note(900)
  expect(asked()).toEqual(FILES.map(file => ['modulepreload', file]))
})

test('asks for nothing where nobody was, or has left by themselves', () => {
  expect(asked()).toEqual([])
  lastSeen.note(900)
  lastSeen.forget()
  expect(asked()).toEqual([])
})
