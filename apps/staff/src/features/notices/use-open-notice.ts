import { flowLink } from '@signet/client'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useApp } from '../../kit/context/app-context.ts'
import { atComment } from '../../kit/links/case-href.ts'
import { noticeTarget } from './notice-target.ts'
import type { Notice } from './queries.ts'

/** Marks a message as read and opens its target. */
export function useOpenNotice() {
  const { client, queries } = useApp()
  const { history } = useRouter()

  return useMutation({
    mutationFn: async ({ id }: Pick<Notice, 'id'>) => {
      const notice = await client.notices.read({ id })
      const target = noticeTarget(notice)
      if (target.kind !== 'flow') return target.kind === 'page' ? target.href : null

      const { operatorId, flowId, opType, commentId } = target
      const open = await client.approvals.operatorInfo({ id: operatorId, opType })
      const href = flowLink({ flowId, opType: open.opType, caseId: open.caseId, taskId: open.taskId ?? '' })
      return atComment(href, commentId)
    },
    onSuccess: (href) => {
      if (href) history.push(href)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['notices'] }),
  })
}
