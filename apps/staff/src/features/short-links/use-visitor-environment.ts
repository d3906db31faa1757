import { headersOf, type SentFile, uploadFile } from '@signet/client'
import type { FormEnvironment } from '@signet/form-ui'
import { useEffect, useMemo, useRef } from 'react'
import { type App, useApp } from '../../kit/context/app-context.ts'
import { clientOrigin } from '../../kit/context/client-origin.ts'
import type { LinkAccess } from './queries.ts'

type VisitorEnvironment = Readonly<{ environment: FormEnvironment; visit: () => string | undefined }>

/** The environment of a public form: files, but no people, no records and no saved signatures. */
export function useVisitorEnvironment(knowing: LinkAccess): VisitorEnvironment {
  const app = useApp()
  const latest = useRef(knowing)
  useEffect(() => {
    latest.current = knowing
  })
  const files = useMemo(() => createVisitorFiles(app, () => latest.current), [app])
  useEffect(() => () => files.forget(), [files])

  const environment = useMemo(
    (): FormEnvironment => ({
      lookup: { search: async () => ({ choices: [], hasMore: false }), byIds: async () => [] },
      files,
      now: () => new Date().toISOString(),
    }),
    [files],
  )
  return { environment, visit: files.visit }
}

/**
 * Files of a visitor. Their visit begins with the first upload. The server shows the files to no one before
 * the form is sent, so previews come from the device.
 */
function createVisitorFiles({ client, looks, faults }: App, knowing: () => LinkAccess) {
  const shown = new Map<string, string>()
  let visit: string | undefined
  let beginning: Promise<string> | undefined

  const begin = async () => {
    const begun = await client.shortLinks.visit(knowing())
    visit = begun.visit
    return visit
  }
  const headers = async () => {
    // A failed beginning is retried with the next upload.
    beginning ??= begin().catch((error: Error) => {
      beginning = undefined
      throw error
    })
    return {
      ...headersOf({
        origin: clientOrigin(),
        token: null,
        locale: looks.appearance.peek().look.locale,
        systemCode: null,
      }),
      'Short-Link-Visit': await beginning,
    }
  }
  const door = {
    path: '/api/visualdev/ShortLink/Upload',
    // The server scans these uploads with the last byte.
    stateOf: async () => 'ready',
  }

  return {
    upload: (file: File): SentFile => {
      const sent = uploadFile(
        {
          ...{ headers, door, note: faults.note },
          say: (key, params) => looks.appearance.peek().language.t(key, params),
        },
        file,
      )
      const stop = sent.progress.subscribe(({ fileId }) => {
        if (fileId === undefined) return
        shown.set(fileId, URL.createObjectURL(file))
        queueMicrotask(() => stop())
      })
      return sent
    },
    urlOf: ({ fileId }: Readonly<{ fileId: string }>) => shown.get(fileId) ?? '',
    visit: () => visit,
    forget: () => {
      for (const url of shown.values()) URL.revokeObjectURL(url)
      shown.clear()
    },
  }
}
