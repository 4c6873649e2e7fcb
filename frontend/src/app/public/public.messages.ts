// The words of the pages that need no session.

export const publicMessages = {
  product: 'Practicum',
  unreachable: 'Practicum could not be reached. Check your connection.',
  tryAgain: 'Try again',
  loading: 'Loading Practicum',
  nav: {
    label: 'About Practicum',
    product: 'Product',
    why: 'Why us',
    demo: 'Demo',
    login: 'Sign in',
    dashboard: 'Dashboard',
  },
  footer: { contact: 'Contact', status: 'Status', careers: 'Careers', terms: 'Terms', privacy: 'Privacy' },
  identity: {
    title: 'You are signed in differently now',
    text: 'In another tab you have signed in as someone else, or switched your position. Reload this page to go on as you are now.',
    reload: 'Reload',
  },
  language: 'Language',
  ended: 'Your session has ended. Sign in to go on.',
  idle: 'You were signed out because nothing happened for %{minutes} minutes. Sign in to go on where you were.',
  denied: {
    title: 'You may not open this page',
    text: 'You do not have permission to access this page.',
    login: 'Sign in',
  },
  missing: { title: 'Page not found', text: 'The requested resource was not found.', login: 'Go to the sign-in page' },
  contact: {
    title: 'Contact',
    hours: 'Support answers from 9am to 5pm, Monday to Friday.',
    support: 'Write to support',
    none: 'Your program coordinator can help you, or pass your question on to us.',
  },
  status: {
    title: 'Status',
    asking: 'Asking…',
    ready: 'Everything works.',
    troubled: 'Practicum cannot answer everybody at the moment. What has been saved is safe; please try again soon.',
  },
  terms: {
    title: 'Terms of service',
    paragraphs: [
      'Practicum keeps the records of supervision and training for the organization that invited you. Your use of it is governed by the agreement between you and that organization.',
      'Use your own account only, keep your password to yourself, and enter only what is true: others rely on your records for licensing and for the care of their clients.',
      'What you enter belongs to your training record. It is kept, with its whole history, for as long as your organization and the law require.',
    ],
  },
  privacy: {
    title: 'Privacy policy',
    paragraphs: [
      'Practicum stores what you and your organization enter: your name and contact details, your training, and the work you do in it.',
      'Only the people who need a record for their part in your training can see it. Every change, and every look at protected data, is recorded with who did it and when.',
      'You may ask your organization for a copy of your data, for its correction, and for its erasure where no law requires it to be kept.',
    ],
  },
}
