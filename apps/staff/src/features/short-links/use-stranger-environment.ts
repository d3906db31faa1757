import { headersOf, type SentFile, uploadFile } from '@signet/client'
import type { FormEnvironment } from '@signet/form/react'
import { useEffect, useMemo, useRef } from 'react'
import { type App, useApp } from '../../lib/app-context.ts'
import type { Knowing } from './queries.ts'

type Stranger = Readonly<{ environment: FormEnvironment; visit: () => string | undefined }>

/** A public form has nothing around it: it offers no people, no records, no saved signatures. Files it takes. */
export function useStrangerEnvironment(knowing: Knowing): Stranger {
  const app = useApp()
  const latest = useRef(knowing)
  useEffect(() => {
    latest.current = knowing
  })
  const files = useMemo(() => strangerFiles(app, () => latest.current), [app])
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
 * The files of somebody who fills in a public form. The visit under which they are sent begins with the first of them.
 * The server shows them to nobody before the form is sent, so what is seen of them here is what the device has itself.
 */
function strangerFiles({ client, looks }: App, knowing: () => Knowing) {
  const shown = new Map<string, string>()
  let visit: string | undefined
  let beginning: Promise<string> | undefined

  const begin = async () => {
    const begun = await client.shortLinks.visit(knowing())
    visit = begun.visit
    return visit
  }
  const headers = async () => {
    // One that failed is begun again with the next attempt.
    beginning ??= begin().catch((error: Error) => {
      beginning = undefined
      throw error
    })
    return {
      ...headersOf({ origin: 'app', token: null, locale: looks.now().look.locale, systemCode: null }),
      'Short-Link-Visit': await beginning,
    }
  }
  const door = {
    path: '/api/visualdev/ShortLink/Upload',
    // It was looked into with its last byte.
    stateOf: async () => 'ready',
  }

  return {
    upload: (file: File): SentFile => {
      const sent = uploadFile(
        { headers, door, say: (key, params) => looks.now().language.t(key, params) },
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
