// The words of the pages that present the product to visitors.

export interface SitePageWords {
  readonly title: string
  readonly paragraphs: readonly string[]
  /** Where to go from here. */
  readonly next?: { readonly label: string; readonly href: string }
}

const demo = { label: 'Ask for a demo', href: '/site/demo' } as const

export const sitePages: Readonly<Record<string, SitePageWords>> = {
  '/site': {
    title: 'Supervision and training in one place',
    paragraphs: [
      'Practicum brings programs, trainees, supervisors and faculty together: who trains where, with whom, what is still to be done, and what has been signed.',
      'Every decision is kept with who made it, when and why, so that a license board, an accreditor or a court finds an answer years later.',
    ],
    next: { label: 'See what it does', href: '/site/features' },
  },
  '/site/features': {
    title: 'Product',
    paragraphs: [
      'Placements: who wants to train where, with whom, and what is still to be signed; coordinators decide, one by one or many at once, and everybody concerned is told.',
      'Tasks: hand out what is to be done, to one person or a whole group, once or again and again, and see at a glance what is late.',
      'Live sessions: plan supervision, meet, and let guests in through a waiting room without an account.',
      'History: every page tells how it came to be, and an explorer over all events shows that nothing was changed afterwards.',
    ],
    next: demo,
  },
  '/site/why-us': {
    title: 'Why us',
    paragraphs: [
      'People open Practicum between two clients or on a phone in a corridor. It says what needs them now, lets them do it in one motion, and keeps what they typed.',
      'Records of training concern clients as well. People see only what their part requires, every look at protected data is noted, and a person’s own data can be erased for good.',
      'It can be used with a keyboard, with a screen reader and at four times the size.',
    ],
    next: demo,
  },
  '/site/sources': {
    title: 'Sources',
    paragraphs: [
      'Practicum does not lock data in: everything that its pages do is an open, documented interface that your own systems can use.',
      'Records can be exported with their history, and the chain that protects them can be checked by anybody who holds a copy.',
    ],
    next: { label: 'Read the documentation of the interface', href: '/api/docs' },
  },
  '/site/pricing': {
    title: 'Pricing',
    paragraphs: [
      'Programs agree on a price by the number of people in training; supervisors, faculty and coordinators come with them.',
      'A trainee whose program does not take part can have an account of their own. Tell us what you need, and you get an offer in writing.',
    ],
    next: { label: 'Contact', href: '/site/contact' },
  },
  '/site/demo': {
    title: 'Demo',
    paragraphs: [
      'A demo call takes 10 minutes: we show a day of a coordinator, of a supervisor and of a trainee, with your questions first.',
      'Write to us with two or three times that suit you, and with the zone you are in.',
    ],
    next: { label: 'Contact', href: '/site/contact' },
  },
  '/site/about': {
    title: 'About',
    paragraphs: [
      'Practicum is made for those who train clinicians and other professionals, and for those who answer for that training.',
      'It is built so that what it promises can be checked: each promise has a test, and each record has a history.',
    ],
    next: { label: 'Why us', href: '/site/why-us' },
  },
  '/site/careers': {
    title: 'Careers',
    paragraphs: [
      'There is no open position at the moment. If you would like to work with us all the same, write to us.',
    ],
    next: { label: 'Contact', href: '/site/contact' },
  },
  '/site/coordinator-guide': {
    title: 'A guide for coordinators',
    paragraphs: [
      '1. Look at your dashboard first. “Today” says what is due, who meets and what is to be decided, and you do it there. Each number beside it leads to a list, “Past due” before all; each picture too.',
      '2. Decide on placements. A placement is ready once its supervisor has joined and its agreements are signed. Open “Review one by one” and use the keys: A approves, R denies with a reason, J and K go on and back.',
      '3. Hand out tasks. Pick one person or a whole group; a task can come back by itself until a date. Under “Assigned to others” you see what is done and what is late.',
      '4. Meet. With “New session” you plan a live session and invite people and guests; guests wait on a page of their own until you start.',
      '5. Press Ctrl and K anywhere to go to a page, a person, or something to do.',
      '6. When somebody asks what happened: the tab “History” of every page knows who did what, when, and why.',
    ],
    next: { label: 'Go to the dashboard', href: '/dashboard' },
  },
}
