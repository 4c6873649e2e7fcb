// What the rules of clients say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'client.archived': 'this {client} is archived',
  'client.code_form': 'use capital letters, digits and dashes, with at least one digit, and never a name: AB-104',
  'client.code_taken': 'you have a {client} with this code already',
  'client.uploads_closed': 'uploads are not allowed for this {client} yet',
  'client.without_supervisor': 'name who supervises this {client} first',
}
