// The words of one's own time zone.
export const ownZoneMessages = {
  change: 'Change the time zone',
  about: 'Times are shown in it, and your days begin in it.',
  submit: 'Save',
  done: 'Times are shown in this time zone now.',
}
