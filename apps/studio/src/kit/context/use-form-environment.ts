import {
  createFormNeeds,
  flowLink,
  formulaContextFor,
  recordLink,
  requestPressedFile,
  type Through,
} from '@signet/client'
import type { Names } from '@signet/form'
import type { FormEnvironment } from '@signet/form-ui'
import type { FormulaContext } from '@signet/formula'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { useApp } from './app-context.ts'
import { currentUserQuery } from './name-queries.ts'

/**
 * The environment of a form in the studio: real colleagues, choices, files and signatures; `through` is its
 * model, `names` came with its values. The studio starts no flows: a button that starts one saves its values as a draft, which opens in
 * the staff client.
 */
export function useFormEnvironment(through?: Through, names?: Names): FormEnvironment {
  const { client, headers, wording } = useApp()
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
      ...(names && { names }),
      openRecord: (record) => openBeside(recordLink(record.model, record.id)),
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
  }, [client, headers, wording, kind, id, names])
}

function openBeside(address: string): void {
  window.open(address, '_blank', 'noopener,noreferrer')
}

/** The context of a form in the designer: the administrator, now, for a record of `starter`. */
export function useFormulaContext(starter?: string): FormulaContext {
  const { data } = useQuery(currentUserQuery(useApp()))
  return useMemo(
    () => (data ? formulaContextFor(data, starter) : { now: new Date().toISOString() }),
    [data, starter],
  )
}

/** Handles clicks on files inside `place`: requests their one-time link and downloads it. */
export function useDownloads(place: RefObject<HTMLElement | null>) {
  const { client, feedback } = useApp()
  useEffect(() => {
    const element = place.current
    const download = (event: Event) =>
      void requestPressedFile(client, event)?.then(
        ({ url }) => location.assign(url),
        (error: Error) => feedback.error(error.message),
      )
    element?.addEventListener('click', download)
    return () => element?.removeEventListener('click', download)
  }, [client, feedback, place])
}
