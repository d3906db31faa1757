import type { PlayedCase } from '../play/played-course.ts'
import type { Stage } from '../play/stage.ts'

/** Whether a case tells whoever began it which one it follows up, and that one which it was followed up by. */
export async function verifyFollowUp(
  { company, tally }: Stage,
  { name, starter, caseId }: PlayedCase,
  followed: string,
): Promise<void> {
  const own = await starter.client.approvals.open({ caseId })
  if (!own.links.some((link) => link.relation === 'followed' && link.caseId === followed))
    tally.mismatches.push({ course: name, what: 'it does not tell which case it follows up' })

  const { links } = await company.administrator.client.approvals.open({ caseId: followed })
  if (!links.some((link) => link.relation === 'followUp' && link.caseId === caseId))
    tally.mismatches.push({ course: name, what: 'the case that it follows up does not tell of it' })
}
