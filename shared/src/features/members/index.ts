// What the people of an organization mean over HTTP: the one object that the list of features holds. Their events stand with people.
import { feature } from '../../kernel/feature'
import * as contract from './members.contract'

export const members = feature('members', { byToken: true, contracts: [contract] })
