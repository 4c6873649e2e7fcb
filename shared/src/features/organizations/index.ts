// What organizations mean over HTTP: the one object that the list of features holds. Their events and rules stand with those of people.
import { feature } from '../../kernel/feature'
import * as archiving from './archiving.contract'
import * as changing from './changing.contract'
import * as figures from './figures.contract'
import * as contract from './organizations.contract'
import * as userLimit from './user-limit.contract'

export const organizations = feature('organizations', {
  contracts: [contract, figures, changing, archiving, userLimit],
})
