// Codes that people read out and type.
import { asTyped, inGroups, typedCode } from './typed-codes'

test('a code has all of 80 bits, in symbols that cannot be mistaken for one another', () => {
  expect(typedCode(new Uint8Array(10))).toBe('0'.repeat(16))
  expect(typedCode(new Uint8Array(10).fill(255))).toBe('Z'.repeat(16))
  const everyBit = Array.from({ length: 80 }, (_, bit) => {
    const bytes = new Uint8Array(10)
    bytes[Math.floor(bit / 8)] = 128 >> (bit % 8)
    return typedCode(bytes)
  })
  expect(new Set(everyBit).size).toBe(80)
  expect(everyBit.join('')).toMatch(/^[0-9A-HJKMNP-TV-Z]+$/)
})

test('it is shown in groups of four, and understood however it is typed', () => {
  const code = typedCode(Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]))
  expect(inGroups(code)).toMatch(/^(.{4}-){3}.{4}$/)
  for (const typed of [
    inGroups(code),
    code,
    ` ${inGroups(code).toLowerCase()} `,
    code.replace(/0/g, 'o').replace(/1/g, 'l'),
  ])
    expect(asTyped(typed)).toBe(code)
  expect(asTyped('–')).toBe('')
})
