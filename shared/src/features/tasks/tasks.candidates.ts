// What the read side finds for the schedule of tasks: candidates only, the aggregates decide.

export interface DueTask {
  readonly id: string
  readonly zone: string
  readonly organizationId: string
}

export interface DueSeries {
  readonly firstId: string
  readonly latestId: string
  readonly organizationId: string
}

export interface TaskCandidates {
  toPublish(now: Date): Promise<readonly DueTask[]>
  toRepeat(now: Date): Promise<readonly DueSeries[]>
}
