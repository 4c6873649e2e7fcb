// Which files are accepted, by their names and their first bytes.
import { HEAD_BYTES, typeOfFile, typeOfName } from './attachment-kinds'

const head = (text: string): Uint8Array => Uint8Array.from([...text].map(character => character.charCodeAt(0)))
const zipOf = (entry: string): Uint8Array => head(`PK\u0003\u0004${'\u0000'.repeat(26)}${entry}`)

const GOOD: readonly (readonly [string, Uint8Array, string])[] = [
  ['a.png', head('\u0089PNG\r\n\u001a\n…'), 'image/png'],
  ['A.JPG', head('\u00ff\u00d8\u00ff\u00e0'), 'image/jpeg'],
  ['a.gif', head('GIF89a'), 'image/gif'],
  ['a.webp', head('RIFF\u0001\u0002\u0003\u0004WEBPVP8 '), 'image/webp'],
  ['my.report.pdf', head('%PDF-1.7'), 'application/pdf'],
  ['a.docx', zipOf('[Content_Types].xml'), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['a.odt', zipOf('mimetypeapplication/vnd.oasis.opendocument.text'), 'application/vnd.oasis.opendocument.text'],
  ['a.doc', head('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1'), 'application/msword'],
  ['a.rtf', head('{\\rtf1'), 'application/rtf'],
  ['a.txt', new TextEncoder().encode('Grüße, 1 < 2'), 'text/plain'],
  ['a.csv', new TextEncoder().encode('name,hours\nAna,3'), 'text/csv'],
]

test.each(GOOD)('ATTACH-004 %s is what its first bytes say', (name, bytes, mimetype) => {
  expect(typeOfFile(name, bytes)?.mimetype).toBe(mimetype)
})

const BAD: readonly (readonly [string, Uint8Array])[] = [
  ['a.pdf', head('MZ\u0090')],
  ['a.pdf', head('junk %PDF-1.7')],
  ['a.png', head('\u00ff\u00d8\u00ff')],
  ['a.docx', zipOf('evil.exe')],
  ['a.odt', zipOf('mimetypeapplication/epub+zip')],
  ['a.txt', head('\u00ff\u00fe\u0000')],
  ['a.txt', head('with a nul \u0000')],
  ['a.txt', head('  <!DOCTYPE html><p>')],
  ['a.csv', head('a,b\n<script>alert(1)</script>')],
  ['a.pdf', new Uint8Array()],
]

test.each(BAD)('a %s that is something else is refused', (name, bytes) => {
  expect(typeOfFile(name, bytes)).toBeUndefined()
})

test('what could run, or has no name for its kind, is never accepted', () => {
  for (const name of ['a.svg', 'a.html', 'a.exe', 'a.docm', 'pdf', 'a.', '.', 'a.pdf.js'])
    expect([name, typeOfName(name)]).toEqual([name, undefined])
})

test('a character that is cut where the look ends does not spoil a text', () => {
  const long = new TextEncoder().encode(`${'x'.repeat(HEAD_BYTES - 1)}ü`)
  expect(typeOfFile('a.txt', long.slice(0, HEAD_BYTES))?.mimetype).toBe('text/plain')
})
