import type { NodeOf } from '@signet/flow'

/** A step at which people work. */
export type PeopleNode = NodeOf<'approver'> | NodeOf<'handler'>
