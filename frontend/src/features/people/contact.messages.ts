// The words of how one can be reached: fetched with the page of one's account.

export const contactMessages = {
  title: 'How you can be reached',
  about: 'Only you and those who run Practicum see it.',
  nothing: 'You have not told how you can be reached yet.',
  field: {
    phone: 'Mobile phone',
    other_phone: 'Other phone',
    address1: 'Street',
    address2: 'Street, second line',
    city: 'City',
    country_code: 'Country',
    state_id: 'State',
    zip: 'Zip',
    address: 'Address',
    university_student_id: 'University student ID',
  },
  optional: 'Optional',
  change: {
    button: 'Change',
    title: 'How you can be reached',
    submit: 'Save',
    done: 'Saved. This is how you can be reached from now on.',
  },
  meanwhile: 'This was changed in another place since you opened it. What you save takes its place. Now it says:',
}
