import { createFormNeeds, headersOf } from '@signet/client'
import { createSheetImport, type SheetImport } from '@signet/client/sheets'
import { useEffect, useMemo } from 'react'
import { useApp } from '../../../lib/app-context.ts'

/** An import into a model, from when it is looked at until it is not any more. `known`: one that the address names. */
export function useSheetImport(modelId: string, known: string | undefined): SheetImport {
  const { client, session, looks, queries } = useApp()
  const own = useMemo(() => {
    const { files } = createFormNeeds({
      client,
      headers: () =>
        headersOf({
          origin: 'app',
          token: session.token(),
          locale: looks.now().look.locale,
          systemCode: session.systemCode(),
        }),
      say: (key, params) => looks.now().language.t(key, params),
      leaveFor: (url) => location.assign(url),
      onLinked: () => undefined,
    })
    const onTaken = () => void queries.invalidateQueries({ queryKey: ['records'] })
    return createSheetImport({ client, modelId, upload: files.upload, onTaken })
  }, [client, session, looks, queries, modelId])

  // The address follows the import, and must not begin it anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the address named at first counts
  useEffect(() => {
    void own.open(known)
    return own.close
  }, [own])
  return own
}
