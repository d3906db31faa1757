import { z } from 'zod'
import { endpoint, Id, Instant, PersonRef } from '../wire/endpoint.ts'
import { aheadRefused, formRefused, remarkRefused, taskRefusals, Urgency } from './inputs.ts'

/** Code of the company and 256 random bits; knowing it is enough to decide one task once. */
const Link = z.string().min(1).max(120)

/** Why a task cannot be decided by its link; empty where it can. */
const Need = z.enum(['', 'input', 'choice', 'claim', 'identity'])

const linkRefused = [
  'decisionLinks.ended',
  'decisionLinks.expired',
  'decisionLinks.notFound',
  'decisionLinks.off',
  'decisionLinks.taskOver',
  'decisionLinks.used',
  'session.disabled',
  'session.networkRefused',
] as const

/** Deciding a task by a link from a mail or a pushed message, without signing in. */
export const decisionLinks = {
  open: endpoint({
    method: 'POST',
    onlyReads: true,
    path: '/api/workflow/DecisionLink/Open',
    access: 'anyone',
    summary: 'Get what a link of a message asks its person to decide; decides nothing',
    input: z.object({ link: Link }),
    output: z.object({
      caseId: Id,
      title: z.string(),
      flowName: z.string(),
      nodeName: z.string(),
      urgency: Urgency,
      /** Whom the link belongs to. */
      person: PersonRef,
      /** In whose name they decide; null for their own. */
      principal: PersonRef.nullable(),
      starter: PersonRef,
      launchedAt: Instant.nullable(),
      expiresAt: Instant,
      fields: z.array(z.object({ label: z.string(), text: z.string() })),
      need: Need,
      isHandled: z.boolean(),
      mayReject: z.boolean(),
      /** Whether a rejection needs a reason. */
      asksReason: z.boolean(),
      /** Names what was shown; a decision on something else is refused. */
      seen: z.string(),
    }),
    refusals: linkRefused,
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/workflow/DecisionLink/Decide',
    access: 'anyone',
    summary:
      'Decide the task of a link by the rules of every decision; the same `attempt` gets the same answer',
    input: z.object({
      link: Link,
      decision: z.enum(['agree', 'reject']),
      opinion: z.string().max(2000).default(''),
      seen: z.string().max(60),
      attempt: z.string().min(16).max(80),
    }),
    output: z.object({ caseId: Id, decision: z.enum(['agree', 'reject']), at: Instant }),
    refusals: [
      ...linkRefused,
      ...taskRefusals,
      ...remarkRefused,
      ...aheadRefused,
      ...formRefused,
      'decisionLinks.needsCase',
      'flow.handlerCannotReject',
      'request.changedMeanwhile',
    ],
  }),
}
