// The shape of access tokens: recognised as ours, and told apart from what was mistyped.
import { isApiToken, newApiToken } from './api-tokens'

test('a token is recognised by its beginning and its checksum, and no two are alike', () => {
  const token = newApiToken()
  expect(token).toMatch(/^practicum_[0-9a-f]{72}$/)
  expect(isApiToken(token)).toBe(true)
  expect(newApiToken()).not.toBe(token)
})

test('what is no token, or differs from one in a single sign, is none', () => {
  const token = newApiToken()
  const other = token.at(-9) === '0' ? '1' : '0'
  const wrong = ['', 'practicum_', token.slice(10), `${token}0`, `${token.slice(0, -9)}${other}${token.slice(-8)}`]
  expect(wrong.filter(isApiToken)).toEqual([])
})
