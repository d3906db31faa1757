import { createFormNeeds, flowLink, type Through } from '@signet/client'
import type { FormEnvironment } from '@signet/form/react'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useDesk } from '../../shell/desk.ts'

/**
 * What a form at the desk needs: real colleagues, choices, files and signatures; `through` is the model that it is of.
 * Nobody launches flows at the desk: a button that begins one keeps its values as a draft, which opens in the application
 * of the staff.
 */
export function useFormEnvironment(through?: Through): FormEnvironment {
  const { client, headers, wording } = useDesk()
  const navigate = useNavigate()
  const [, redraw] = useState(0)
  const { kind, id = '' } = through ?? {}
  return useMemo(() => {
    const { callInterface, ...needs } = createFormNeeds({
      client,
      headers,
      say: wording.say,
      leaveFor: (url) => location.assign(url),
      onLinked: () => redraw((times) => times + 1),
      through: kind && { kind, id },
    })
    return {
      ...needs,
      openRecord: ({ model, id: record }) =>
        void navigate({
          to: '/lists/$formId',
          params: { formId: model },
          search: { part: 'records', record },
        }),
      actions: {
        callInterface,
        openPage: openBeside,
        openLink: openBeside,
        launchFlow: async ({ flow: flowId, values }) => {
          const { caseId } = await client.approvals.saveDraft({ flowId, values })
          openBeside(flowLink({ caseId }))
        },
      },
    }
  }, [client, headers, wording, navigate, kind, id])
}

function openBeside(address: string): void {
  window.open(address, '_blank', 'noopener,noreferrer')
}
