import { refuse } from '../../refusals.ts'
import { checkActive } from '../../rules/decision.ts'
import { firstOf, liveOnly, unlessExists } from '../../rules/objections.ts'
import type { CommandRule } from '../command-rule.ts'

/** Adds a comment. Readers of a case may comment; the caller checks that they may read it. */
export const comment: CommandRule<'comment'> = {
  about: 'case',
  movesCase: false,
  asksForChoices: false,
  onSurprise: 'record',
  admission: liveOnly,
  objection: firstOf(unlessExists, ({ plan }) =>
    plan.definition.rules.comments ? undefined : { code: 'flow.commentsOff' },
  ),
  options: 'none',
  carryOut(run, { by, text, replyTo, mentions = [], attachments = [] }) {
    if (text.trim() === '' && attachments.length === 0) refuse('flow.commentEmpty')
    if (replyTo !== undefined && !isComment(run.state, replyTo)) refuse('flow.commentNotFound')

    checkActive(run, mentions)
    const comment = commentId(run.state.id, run.state.commentCount + 1)
    run.record({
      type: 'commented',
      at: run.now,
      by,
      comment,
      text,
      ...(replyTo !== undefined && { replyTo }),
      ...(mentions.length > 0 && { mentions: [...new Set(mentions)] }),
      ...(attachments.length > 0 && { attachments }),
    })
  },
}

/** Comment ids are derived: `<case>-c<n>`. */
function commentId(caseId: string, number: number): string {
  return `${caseId}-c${number}`
}

function isComment({ id, commentCount }: Readonly<{ id: string; commentCount: number }>, comment: string) {
  const number = Number(comment.slice(id.length + 2))
  return number <= commentCount && number >= 1 && commentId(id, number) === comment
}
