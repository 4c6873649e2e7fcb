// A row that is sent a secret says so: its type demands it, and names that sound like one are of that type.
import { z } from 'zod'
import { allRows } from './all'
import { type HoldsSecret, secret } from './secret'

const SOUNDS_SECRET = /password|secret|passphrase|pin$|otp|(auth|verification)_?(code|token)/i

function namesIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const properties = 'properties' in schema && typeof schema.properties === 'object' ? (schema.properties ?? {}) : {}
  // A yes or no keeps nothing secret, whatever it is about.
  const own = Object.entries(properties).flatMap(([name, { type }]) => (type === 'boolean' ? [] : [name]))
  return [...own, ...Object.values(schema).flatMap(namesIn)]
}

test('what sounds like a secret is never recognised by a key', () => {
  const rows = allRows.filter(row => {
    if (row.kind !== 'command') return false
    return namesIn(z.toJSONSchema(row.body, { io: 'input', unrepresentable: 'any' })).some(name =>
      SOUNDS_SECRET.test(name),
    )
  })
  expect(rows.map(({ name }) => name)).toContain('signIn')
  expect(rows.filter(row => !('secret' in row)).map(({ name }) => name)).toEqual([])
})

test('a secret anywhere in a body is one by its type, so that its row compiles only when it says so', () => {
  const body = z.strictObject({ inner: z.array(z.object({ code: secret(z.string()).optional() })) })
  const plain = z.strictObject({ inner: z.array(z.object({ code: z.string().optional() })), at: z.date() })
  const found: readonly [HoldsSecret<z.output<typeof body>>, HoldsSecret<z.output<typeof plain>>] = [true, false]
  expect(found).toEqual([true, false])
  expect(body.safeParse({ inner: [{ code: 'x' }] }).success).toBe(true)
})
