// The words of organizations that the whole application knows; those of their screens are fetched with them.
import type { Messages } from '../../providers/words'

export const organizationMessages: Messages = {
  title: 'Organizations',
  own: 'My organization',
  exports: 'Exports of organizations',
}
