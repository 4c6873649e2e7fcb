// What is wrong with a supervision site as it is filled in.
import { siteRefusals, websiteOf } from './supervision-sites.form'

const said = {
  ...{ country_code: 'US', state_id: 'US-CA', zip: '94901', office_phone: '', website: '', contact_email: '' },
}
const codes = (changes: Partial<typeof said>, states = [{ id: 'US-CA' }, { id: 'US-NV' }]) =>
  siteRefusals({ ...said, ...changes }, states).map(({ code, field }) => `${field} ${code}`)

test('nothing is wrong with what is not filled in', () => expect(codes({ zip: '' })).toEqual([]))

test('each part of an address is held against its country', () => {
  expect(codes({ state_id: 'CA-BC' })).toEqual(['state_id contact.state_unknown'])
  expect(codes({ zip: '949' })).toEqual(['zip valid_zip'])
  expect(codes({ office_phone: '12' })).toEqual(['office_phone valid_phone_intl'])
  expect(codes({ contact_email: 'dana@' })).toEqual(['contact_email site.email_invalid'])
})

test.each([
  ['', ''],
  [' bayview.example.org ', 'https://bayview.example.org/'],
  ['https://bayview.example.org/about', 'https://bayview.example.org/about'],
  ['http://bayview.example.org', undefined],
  ['javascript:alert(1)', undefined],
  ['https://somebody:secret@bayview.example.org', undefined],
  ['https://127.0.0.1', undefined],
  ['localhost', undefined],
  ['a website', undefined],
])('of %p as a website %p is kept', (typed, kept) => expect(websiteOf(typed)).toBe(kept))
