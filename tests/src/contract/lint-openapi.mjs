// Lints an OpenAPI document that comes in as JSON, with the rules that Redocly recommends, and prints what it finds as JSON. Asks no network.
import { text } from 'node:stream/consumers'
import { createConfig, lintFromString } from '@redocly/openapi-core'

const config = await createConfig({
  extends: ['recommended-strict'],
  rules: {
    // Tags are the names of features, which say themselves what they are about.
    'tag-description': 'off',
    // Its licence has no page and no name that SPDX knows: the product is not published.
    'info-license-strict': 'off',
    // 405 is the answer to a method that no operation has: described, and referred to by none.
    'no-unused-components': 'off',
  },
})
/** The specification's own addresses: no person's id has these letters, so what stands below a person cannot be taken for one of them. */
const NAMED = ['`/api/users/current_position/{id}`', '`/api/users/loginas/{id}`']
const isNamed = ({ ruleId, message }) =>
  ruleId === 'no-ambiguous-paths' && NAMED.some(address => message.includes(address))

const problems = await lintFromString({ source: await text(process.stdin), absoluteRef: '/openapi.json', config })
const told = problems
  .filter(problem => !isNamed(problem))
  .map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`)
process.stdout.write(JSON.stringify(told))
