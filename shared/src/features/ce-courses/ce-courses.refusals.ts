// What the rules of continuing-education courses say when they refuse.
export const ceCourseRefusals: Readonly<Record<string, string>> = {
  'ce_course.title_required': 'a course needs a title',
}
