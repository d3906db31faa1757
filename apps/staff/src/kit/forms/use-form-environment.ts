import {
  createFormNeeds,
  flowLink,
  formulaContextFor,
  recordLink,
  requestPressedFile,
  serverOrigin,
  type Through,
} from '@signet/client'
import type { Names } from '@signet/form'
import type { FormEnvironment } from '@signet/form-ui'
import type { FormulaContext } from '@signet/formula'
import { useLocation, useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { z } from 'zod'
import { useApp } from '../context/app-context.ts'
import { callHeaders } from '../context/call-headers.ts'
import { useCurrentUser } from '../context/use-current-user.ts'
import { openAddress } from '../links/address.ts'
import { outboxes } from '../outbox/waiting.ts'

/**
 * What a form needs of the application: choices, files, actions of buttons, the time. `names` came with the
 * values; `through` is the form that asks; `recordAddress` is the path of the record. With `keepsFiles` a file that does
 * not reach the server stays on the device until the form is sent.
 */
export function useFormEnvironment(
  names: Names,
  through?: Through,
  recordAddress?: string,
  { keepsFiles = false }: Readonly<{ keepsFiles?: boolean | undefined }> = {},
): FormEnvironment {
  const app = useApp()
  const { history } = useRouter()
  const [, redraw] = useState(0)
  const { kind, id = '' } = through ?? {}
  return useMemo(() => {
    const onLinked = () => redraw((times) => times + 1)
    const kept = () => outboxes.get(app.queries)?.files
    const { callInterface, files, ...needs } = createFormNeeds({
      client: app.client,
      headers: () => callHeaders(app),
      say: (key, params) => app.looks.appearance.peek().language.t(key, params),
      note: app.faults.note,
      leaveFor: (url) => location.assign(url),
      onLinked,
      through: kind && { kind, id },
    })
    return {
      ...needs,
      files: keepsFiles
        ? {
            ...files,
            upload: (file) => kept()?.upload(file, files.upload) ?? files.upload(file),
            urlOf: (file) => kept()?.urlOf(file, onLinked) ?? files.urlOf(file),
          }
        : files,
      names,
      openRecord: (record) => history.push(recordLink(record.model, record.id)),
      actions: {
        openPage: (path) => history.push(path),
        openLink: openAddress,
        callInterface,
        launchFlow: async ({ flow, values }) =>
          history.push(flowLink({ flowId: flow, opType: '-1' }), formStart(values)),
      },
      ...(recordAddress && { recordAddress: new URL(recordAddress, serverOrigin()).href }),
    }
  }, [app, names, recordAddress, history, kind, id, keepsFiles])
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

type Values = Readonly<Record<string, unknown>>

const Start = z.object({ start: z.record(z.string(), z.unknown()) })

/** Router state for a form page that starts with these values; it survives a reload. */
export function formStart(values: Values): Readonly<{ start: Values }> {
  return { start: JSON.parse(JSON.stringify(values)) }
}

/** The values passed to this page. The form and the server decide whether they may be filled in. */
export function useFormStart(): Values | undefined {
  const state = useLocation({ select: (place) => place.state })
  return useMemo(() => Start.safeParse(state).data?.start, [state])
}

/** The key of the unsent form; other initial values get a key of their own. */
export function startedAs(subject: string, start: Values | undefined): string {
  return start ? `${subject}:${JSON.stringify(start)}` : subject
}

/** The context of a form's rules: the current time and person. */
export function useFormulaContext(starter?: string): FormulaContext | undefined {
  const { data } = useCurrentUser()
  return useMemo(() => data && formulaContextFor(data, starter), [data, starter])
}
