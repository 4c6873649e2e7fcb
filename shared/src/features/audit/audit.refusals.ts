// What exports say when they are refused.
export const auditRefusals: Readonly<Record<string, string>> = {
  'export.too_many': 'you have taken as many exports as one person may in an hour; try again in {minutes} minutes',
  'export.too_large': 'more than {limit} events match; narrow the filter',
}
