import type { CaseView, PersonRef } from '@signet/contract'
import { linksOf } from '../case/case-link-store.ts'
import { type Seeing, seenIfInvolved } from './seen-case.ts'

type Link = Awaited<ReturnType<typeof linksOf>>[number]

/** The cases beside this one, as its page names them: who may see this one does not thereby see those. */
export async function linksView(
  acting: Seeing,
  caseId: string,
  refer: (person: string) => PersonRef,
): Promise<CaseView['links']> {
  const views: CaseView['links'] = []
  for (const link of await linksOf(acting.tx, caseId)) {
    const { flow, ...other } = link.childId === caseId ? above(link) : below(link)
    const mayOpen = (await seenIfInvolved(acting, other.caseId)) !== undefined
    views.push({ ...other, title: mayOpen ? other.title : flow, mayOpen, person: refer(link.personId) })
  }
  return views
}

function above({
  parentId: caseId,
  parentTitle: title,
  parentStatus: status,
  parentFlow: flow,
  waitId,
}: Link) {
  return { relation: waitId === null ? 'followed' : 'parent', caseId, title, status, flow } as const
}

function below({ childId: caseId, childTitle: title, childStatus: status, childFlow: flow, waitId }: Link) {
  return { relation: waitId === null ? 'followUp' : 'child', caseId, title, status, flow } as const
}
