import type { ListName } from '@signet/contract'
import type { OpenedCase } from '../queries.ts'
import type { OperateAction } from './operate-action.ts'
import type { Choices } from './use-choosing.ts'

/** What the decision page is about, who is on it, and where the person came from. */
export type OperateProps = Readonly<{
  view: OpenedCase
  action: OperateAction
  list: ListName | undefined
  from: 'case' | undefined
  /** Who was chosen for the next step on the page of candidates. */
  given?: Choices | undefined
  me: Readonly<{ userId: string; userName: string }>
}>
