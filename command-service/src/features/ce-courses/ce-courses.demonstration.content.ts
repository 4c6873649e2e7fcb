// What the courses of the demonstration say and ask.

/** `right`: the places of the options that are right. */
interface Asked {
  readonly text: string
  readonly options: readonly string[]
  readonly right: readonly number[]
}

export interface DemoCourse {
  readonly title: string
  readonly description: string
  readonly hipaa?: boolean
  readonly passMark?: number
  readonly sections: readonly (readonly [heading: string, text: string])[]
  readonly questions: readonly Asked[]
}

export const HIPAA: DemoCourse = {
  title: 'Privacy of health records (HIPAA)',
  description: 'What you have to know before you see clients, send files or meet online. About twenty minutes.',
  hipaa: true,
  sections: [
    [
      'What is protected',
      'HIPAA protects health information by which somebody can be recognized: names, addresses, dates of birth and of treatment, telephone numbers, photographs, and everything that is told in a session as soon as it can be traced to a person.\n\nInitials and rare diagnoses can be enough to recognize somebody. Where this program asks for a code, use a code that says nothing.',
    ],
    [
      'As little as is needed',
      'Look only at what you need for the work in front of you, and share no more than the other person needs for theirs. This is called the minimum necessary rule.\n\nTreatment itself is not slowed down by it: those who treat the same client together may tell each other what they need to know.',
    ],
    [
      'Where information may be kept',
      'Notes, recordings and letters belong in the systems of your site or of this program, and nowhere else: not in private mail, not in messengers, not on a stick in your bag.\n\nLock your screen when you leave it. Never share a password, not even with your supervisor.',
    ],
    [
      'What clients may ask for',
      'Clients may see what is kept about them and have a copy of it, may ask for corrections, and may ask to whom it was given. Notes on psychotherapy that are kept apart are an exception.\n\nIf a client asks you, tell your supervisor the same day.',
    ],
    [
      'When something goes wrong',
      'A letter to the wrong address, a laptop that was stolen, a chart that was looked at out of curiosity: each of them may be a breach. Say so at once, to your supervisor and to the site. Nobody is better off for waiting, and the site has to tell those concerned without delay.',
    ],
  ],
  questions: [
    {
      text: 'Which of these are protected health information once they stand beside a diagnosis?',
      options: ['A name', 'A photograph', 'The number of beds of a clinic', 'A date of birth'],
      right: [0, 1, 3],
    },
    {
      text: 'A friend who works at the site asks how a client of yours is doing. What do you say?',
      options: [
        'As much as a friend would want to know',
        'Nothing, unless they treat the client too and need to know it',
        'The diagnosis alone',
      ],
      right: [1],
    },
    {
      text: 'Where do you keep the recording of a session that you want to bring to supervision?',
      options: [
        'On your own telephone until the next meeting',
        'In your private mail, so that it is not lost',
        'In the system that your site or this program gives you',
      ],
      right: [2],
    },
    {
      text: 'A client asks to see the record. What is true?',
      options: [
        'Clients may see what is kept about them, and you tell your supervisor',
        'Clients may never see their record',
        'You copy it for them yourself, at once',
      ],
      right: [0],
    },
    {
      text: 'You have sent a letter to a wrong address. What do you do?',
      options: [
        'Wait and see whether it comes back',
        'Tell your supervisor and the site at once',
        'Write to the stranger and tell nobody else',
      ],
      right: [1],
    },
  ],
}

export const TELEHEALTH: DemoCourse = {
  title: 'Ethics of telehealth',
  description: 'What is different when client and trainee are not in the same room.',
  passMark: 60,
  sections: [
    [
      'Where the client is',
      'Ask at the beginning of each session where the client is: your license and that of your supervisor hold in certain states only, and in a crisis somebody has to be sent there.',
    ],
    [
      'Who listens',
      'Make sure that both of you are alone, and agree on what happens when somebody comes in. Headphones protect one half of what is said.',
    ],
    [
      'When the line breaks',
      'Agree beforehand who calls whom, and on which number. A session that broke off at a bad moment is called back at once.',
    ],
  ],
  questions: [
    {
      text: 'Why do you ask at the beginning of each session where the client is?',
      options: ['Licenses hold in certain states', 'Help may have to be sent there', 'To fill the first minutes'],
      right: [0, 1],
    },
    {
      text: 'What do you agree on before the first session?',
      options: ['Who calls whom when the line breaks', 'That the client keeps the camera on at all times'],
      right: [0],
    },
    {
      text: 'Somebody comes into the room of your client. What do you do?',
      options: ['Go on as if nothing had happened', 'What you have agreed on for this', 'End the session for good'],
      right: [1],
    },
  ],
}

export const SELF_CARE: DemoCourse = {
  title: 'Looking after yourself',
  description: 'To be read in the first month; nothing is asked.',
  sections: [
    [
      'You are part of the work',
      'What clients tell you goes home with you. Notice when you sleep badly, when you dread a session, or when nothing touches you any more.',
    ],
    ['Whom to tell', 'Supervision is the place for it. If it is supervision that weighs on you, your coordinator is.'],
  ],
  questions: [],
}

/** Still being written. */
export const INTERPRETERS: DemoCourse = {
  title: 'Working with interpreters',
  description: 'Three people in the room.',
  sections: [
    ['Before the session', 'Agree with the interpreter on how you sit and on what is translated: everything.'],
  ],
  questions: [],
}
