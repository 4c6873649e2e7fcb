// What production asks of the way to EventStoreDB: that nobody reads along, and that the server knows who asks.

/** What is missing, in words; undefined where nothing is. */
export function missingProtection(eventStoreUrl: string): string | undefined {
  const [address = '', query = ''] = eventStoreUrl.split('?')
  const options = new Map(
    [...new URLSearchParams(query)].map(([name, value]) => [name.toLowerCase(), value.toLowerCase()]),
  )
  const missing = [
    ...(options.get('tls') === 'false' ? ['TLS (it says tls=false)'] : []),
    ...(options.get('tlsverifycert') === 'false'
      ? ['a certificate that is checked (it says tlsVerifyCert=false)']
      : []),
    ...(/^\w+(\+\w+)?:\/\/[^@/:]+:[^@/]+@/.test(address) ? [] : ['an account (user:password@ before the host)']),
  ]
  return missing.length > 0 ? missing.join(' and ') : undefined
}
