// What is wrong with an address that is none, as somebody would say it who looks at it.

export interface AddressFault {
  readonly kind: 'no_at' | 'many_at' | 'gap' | 'no_name' | 'no_domain' | 'no_ending' | 'dots' | 'sign'
  /** That cannot stand there. */
  readonly sign: string
}

type Kind = AddressFault['kind']

const KINDS: readonly (readonly [
  Kind,
  (name: string, domain: string | undefined, more: readonly string[]) => boolean,
])[] = [
  ['no_at', (_name, domain) => domain === undefined],
  ['many_at', (_name, _domain, more) => more.length > 0],
  ['gap', (name, domain) => /\s/.test(`${name}${domain}`)],
  ['no_name', name => name === ''],
  ['no_domain', (_name, domain) => domain === ''],
  ['sign', (name, domain) => SIGN.test(name) || SIGN.test(domain ?? '')],
  ['dots', (name, domain) => DOTS.test(name) || DOTS.test(domain ?? '')],
  ['no_ending', (_name, domain) => !/\.[a-z]{2,}$/i.test(domain ?? '')],
]

const SIGN = /[^\w.+'-]/
const DOTS = /^\.|\.\.|\.$/

/** Undefined: nothing that can be said in a word. */
export function addressFault(email: string): AddressFault | undefined {
  const [name = '', domain, ...more] = email.trim().split('@')
  const found = KINDS.find(([, isSo]) => isSo(name, domain, more))
  return found && { kind: found[0], sign: SIGN.exec(`${name}${domain ?? ''}`)?.[0] ?? '' }
}
