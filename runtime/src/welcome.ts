// What the operator sees when the product is ready.
import type { Config } from '@practicum/infra/config/config'
import type { Address } from '@practicum/infra/config/listen'
import { DEMO_PASSWORD, DEMO_SIGN_INS } from './demonstration/people'

export function printWelcome({ host, port }: Address, config: Config): void {
  const name = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  const lines = ['', `  Practicum is ready:  http://${name}:${port}`, '']
  const demonstration = [
    `  Demonstration sign-ins (password for all: ${DEMO_PASSWORD})`,
    ...DEMO_SIGN_INS.map(({ email, what }) => `    ${email.padEnd(36)} ${what}`),
    '',
  ]
  console.log([...lines, ...(config.demo ? demonstration : []), '  Ctrl-C stops it.', ''].join('\n'))
}
