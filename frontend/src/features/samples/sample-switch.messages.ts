// The words of what is a sample.
export const sampleMessages = {
  title: 'Sample',
  plan: 'A sample plan',
  plan_help: 'Only sample {trainee+} are given it.',
  trainee: 'A sample {trainee}',
  trainee_help: 'They can be given sample plans and sample {supervisor+}.',
  supervisor: 'A sample {supervisor}',
  supervisor_help: 'Only sample {trainee+} are given them.',
  marked: 'It is a sample from now on.',
  unmarked: 'It is no sample any more.',
}
