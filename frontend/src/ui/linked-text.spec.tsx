// Texts of people: what of them can be pressed, and that nothing else of them changes.
import { render, screen } from '@testing-library/react'
import { LinkedText } from './LinkedText'

const shown = (text: string) => {
  const { container } = render(<LinkedText text={text} />)
  const links = screen.queryAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])
  return { text: container.textContent, links }
}

test.each([
  ['See https://board.example.org/rules?a=1#two.', 'https://board.example.org/rules?a=1#two'],
  ['(http://harbor.example.org/map_(old))', 'http://harbor.example.org/map_(old)'],
  ['https://harbor.example.org,\nthen call', 'https://harbor.example.org'],
])('the web address in %j is a link, without what ends its sentence', (text, address) => {
  expect(shown(text)).toEqual({ text, links: [[address, address]] })
})

test('a mail address is a link, with and without mailto', () => {
  const text = 'ana@harbor.example.org or mailto:ben@harbor.example.org'
  expect(shown(text)).toEqual({
    text,
    links: [
      ['ana@harbor.example.org', 'mailto:ana@harbor.example.org'],
      ['mailto:ben@harbor.example.org', 'mailto:ben@harbor.example.org'],
    ],
  })
})

test.each([
  'Nothing here, e.g.so on',
  '',
  'javascript:alert(1) data:text/html,<b>x</b> ftp://files.example.org //harbor.example.org',
  '<a href="x">one</a> **two**',
])('%j stands as it was typed', text => {
  expect(shown(text)).toEqual({ text, links: [] })
})

test('it opens beside what one reads, and does not tell where one comes from', () => {
  render(<LinkedText text="https://board.example.org" />)
  const link = screen.getByRole('link')
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
})
