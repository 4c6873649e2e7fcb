// What forms remember and answer: the one object that the list of features holds.
import { type ReadFeature, readModels } from '../../reads/feature'
import { formProjection } from './forms.projection'
import { formQueries } from './forms.queries'

export const forms: ReadFeature = {
  name: 'forms',
  projections: readModels(formProjection),
  queries: () => formQueries,
  assignables: {
    Form: {
      uses: ['form'],
      page: '/forms/',
      nameOf: id => `(select f.name from read.form f where f.form_id = ${id})`,
    },
  },
}
