import { createFormNeeds, headersOf } from '@signet/client'
import { createSheetImport, type SheetImport } from '@signet/client/sheets'
import { useEffect, useMemo } from 'react'
import { useApp } from '../../../kit/context/app-context.ts'

/** The import of a model while the page is open. `known`: an import named in the address. */
export function useSheetImport(modelId: string, known: string | undefined): SheetImport {
  const { client, session, looks, queries } = useApp()
  const own = useMemo(() => {
    const { files } = createFormNeeds({
      client,
      headers: () =>
        headersOf({
          origin: 'app',
          token: session.token(),
          locale: looks.appearance.peek().look.locale,
          systemCode: session.systemCode(),
        }),
      say: (key, params) => looks.appearance.peek().language.t(key, params),
      leaveFor: (url) => location.assign(url),
      onLinked: () => undefined,
    })
    const onTaken = () => void queries.invalidateQueries({ queryKey: ['records'] })
    return createSheetImport({ client, modelId, upload: files.upload, onTaken })
  }, [client, session, looks, queries, modelId])

  // The address follows the import; a change of it must not start the import again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the address named at first counts
  useEffect(() => {
    void own.open(known)
    return own.close
  }, [own])
  return own
}
