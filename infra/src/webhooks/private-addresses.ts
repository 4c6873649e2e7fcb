// Addresses that lead into the network of the installation itself, and of no public host.
import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Networks of IANA's registries of special-purpose addresses, where nobody's public server stands. */
const V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const
/** All that is not global unicast, and what carries an IPv4 address within. */
const V6 = [
  ['::', 3],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ['4000::', 2],
  ['8000::', 1],
] as const

const v4 = new BlockList()
for (const [network, bits] of V4) v4.addSubnet(network, bits, 'ipv4')
const v6 = new BlockList()
for (const [network, bits] of V6) v6.addSubnet(network, bits, 'ipv6')

/** Of an IP address; what is none is private, too. */
export function isPrivateAddress(address: string): boolean {
  if (isIPv4(address)) return v4.check(address, 'ipv4')
  return !isIPv6(address) || v6.check(address, 'ipv6')
}
