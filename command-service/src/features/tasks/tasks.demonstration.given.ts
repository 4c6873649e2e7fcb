// What the people of the demonstration have asked of each other.

export interface DemoTask {
  readonly what: string
  readonly from: string
  readonly to: string
  /** Days from today. */
  readonly due?: number
  readonly start?: number
  readonly repeat?: {
    readonly on: 'schedule' | 'complete'
    readonly days: number
    readonly until?: number
    readonly dueAfter?: number
  }
  readonly end?: 'complete' | 'dismissed'
  /** To whom it was given afterwards. */
  readonly passedTo?: string
  /** Given and ended so many days before today; the due day is counted from then. */
  readonly ago?: number
  readonly say?: string
  /** What it is about; an evaluation needs no other words. */
  readonly about?: string
  readonly document?: { readonly filename: string; readonly lines: readonly string[] }
}

export const TASKS: readonly DemoTask[] = [
  { what: 'Read and sign the confidentiality policy of the program', from: 'coordinator', to: 'trainee', due: 3 },
  {
    what: 'Upload proof of liability insurance before your first client contact',
    from: 'coordinator',
    to: 'trainee',
    due: 9,
    say: 'Your insurer sends it as a PDF; page one is enough.',
    document: {
      filename: 'insurance-requirements.pdf',
      lines: [
        'Liability insurance of trainees',
        'Cover: one million per claim, three million a year',
        'Named: you and the site',
      ],
    },
  },
  { what: 'Prepare a case vignette for group supervision', from: 'faculty', to: 'trainee', due: 1 },
  {
    what: 'Write your learning goals for the placement at Bayview Family Services',
    from: 'supervisor',
    to: 'trainee',
    due: 6,
  },
  { what: 'Draft process notes for the Thursday recording', from: 'trainee', to: 'trainee', due: 2 },
  {
    what: 'Complete the mid-term self assessment',
    from: 'coordinator',
    to: 'trainee',
    start: 14,
    due: 28,
    about: 'self-assessment',
  },
  { what: 'Submit the weekly reflection', from: 'faculty', to: 'trainee', due: 5, repeat: { on: 'complete', days: 7 } },
  {
    what: 'Log this week’s direct hours',
    from: 'coordinator',
    to: 'trainee.ben',
    repeat: { on: 'schedule', days: 7, until: 120, dueAfter: 4 },
  },
  {
    what: 'Read chapter 4 on risk assessment',
    from: 'faculty',
    to: 'trainee.chloe',
    end: 'complete',
    say: 'Read it twice, the decision tree helped.',
  },
  { what: 'Attend the optional ethics evening', from: 'faculty', to: 'trainee.ben', end: 'dismissed' },
  { what: 'Review the placements that are ready for a decision', from: 'coordinator', to: 'coordinator', due: 0 },
  { what: 'Confirm your availability for spring supervision groups', from: 'coordinator', to: 'faculty', due: 7 },
  { what: 'Update the site description in the directory', from: 'coordinator', to: 'supervisor', due: 12 },
  { what: 'Orientation checklist: badge, keys, emergency plan', from: 'clinic.manager', to: 'clinic.trainee', due: 2 },
  { what: 'Countersign the supervision contract', from: 'clinic.manager', to: 'clinic.trainee.noor', end: 'complete' },
  { what: '', from: 'coordinator', to: 'supervisor', due: 8, about: 'trainee-evaluation' },
  { what: 'How is Bayview so far?', from: 'faculty', to: 'trainee', due: 11, about: 'experience' },
  { what: 'Take the course before you see clients', from: 'coordinator', to: 'trainee.dev', due: 4, about: 'hipaa' },
  { what: 'Look back on your first month', from: 'clinic.manager', to: 'clinic.trainee', due: 20, about: 'onboarding' },
  { what: 'Bring your signed site agreement', from: 'coordinator', to: 'trainee', due: 7, ago: 9 },
  { what: 'Write up your intake from this week', from: 'supervisor', to: 'trainee', due: 0 },
  {
    what: 'Set up the room for the open evening',
    from: 'faculty.ines',
    to: 'trainee.elise',
    due: 13,
    passedTo: 'trainee.farid',
  },
]
