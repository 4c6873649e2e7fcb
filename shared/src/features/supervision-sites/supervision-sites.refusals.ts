// What the rules of supervision sites say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'site.details_missing': 'fill in where this {site} is first',
  'site.duplicate': 'there is a {site} with this name and department already',
  'site.email_invalid': 'is not an email address',
  'site.has_placements': 'there are or were placements at this {site}: it can be closed, not deleted',
  'site.reason_required': 'say why, so that whoever added the {site} knows',
  'site.status_unfit': 'this cannot be done with a {site} as it stands now: look at it again',
  'site.supervisor_unfit': 'choose people who are {supervisor+} here',
  'site.title_decided': 'was approved with the {site}: ask a {coordinator} to change it',
  'site.website_invalid': 'is not an address that begins with https://',
  'site_contract.ends_already': 'it ends before this day already: correct it if it lasts longer',
  'site_contract.ends_before': 'the last day is before the first one',
  'site_slot.ends_before': 'the last day is before the first one',
  'site_slot.full': 'no place is left at this {site} for this period: make one free, or publish more',
  'site_slot.held': 'places of this period are taken ({taken}): it can be changed, not removed',
  'site_slot.holders_outside': 'somebody holds a place on a day that would not belong to this period any more',
  'site_slot.overlap': 'this period overlaps another one of this {site}',
  'site_slot.taken': 'there cannot be fewer places than are taken: {taken}',
  'site_slot.too_many': 'there are {max} periods, which is as many as there can be: remove one first',
  'site_tag.name_taken': 'there is a tag with this name already',
  'site_tag.too_many': 'there are {max} tags, which is as many as there can be: delete one first',
  'site_tag.unknown': 'this tag is not there any more: look at the list again',
}
