// Which addresses lead into a network of one's own.
import { isPrivateAddress } from './private-addresses'

test.each([
  ['loopback', '127.0.0.1', '127.255.255.254', '::1'],
  ['unspecified', '0.0.0.0', '0.1.2.3', '::'],
  ['private and unique-local', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.7.7', 'fc00::1', 'fdff::1'],
  ['link-local, the metadata of clouds among it', '169.254.169.254', 'fe80::1', 'fd00:ec2::254'],
  ['of carriers', '100.64.0.1', '100.127.255.255', '100.100.100.200'],
  ['IPv4 within IPv6', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::7f00:1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1'],
  [
    'of documents, tests and groups',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '2001:db8::1',
    'ff02::1',
  ],
  ['no address', 'localhost', '', '2130706433'],
])('%s: refused', (_kind, ...addresses) => {
  expect(addresses.filter(address => !isPrivateAddress(address))).toEqual([])
})

test('public servers are none of them', () => {
  const servers = ['8.8.8.8', '172.32.0.1', '100.128.0.1', '192.167.1.1', '2606:4700::1111', '2a00:1450:4001::200e']
  expect(servers.filter(isPrivateAddress)).toEqual([])
})
