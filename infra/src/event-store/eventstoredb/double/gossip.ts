// What a server of the double tells of its cluster, as clients that look for the leader ask it.

import { ClusterInfo, EndPoint, MemberInfo } from '@eventstore/db-client/generated/gossip_pb.js'
import type { Empty } from '@eventstore/db-client/generated/shared_pb.js'
import { UUID } from '@eventstore/db-client/generated/shared_pb.js'
import { type ServerUnaryCall, type sendUnaryData, status } from '@grpc/grpc-js'
import type { Run } from './double'
import type { Member } from './place'

export const serveGossip =
  (run: Run) =>
  (_call: ServerUnaryCall<Empty, ClusterInfo>, answer: sendUnaryData<ClusterInfo>): void => {
    if (run.silent) return
    const members = run.place.members()
    if (members) answer(null, new ClusterInfo().setMembersList(members.map(memberInfo)))
    else answer({ code: status.UNKNOWN, details: 'Exception was thrown by handler.' })
  }

function memberInfo({ endpoint, state, isAlive }: Member): MemberInfo {
  return new MemberInfo()
    .setInstanceId(new UUID().setString('00000000-0000-4000-8000-'.concat(String(endpoint.port).padStart(12, '0'))))
    .setTimeStamp(String(Date.now()))
    .setState(MemberInfo.VNodeState[state])
    .setIsAlive(isAlive)
    .setHttpEndPoint(new EndPoint().setAddress(endpoint.address).setPort(endpoint.port))
}
