import { createFormNeeds } from '@signet/client'
import { createSheetImport, type SheetImport } from '@signet/client/sheets'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useDesk } from '../../../../shell/desk.ts'

/** An import into a model, from when it is looked at until it is not any more. */
export function useSheetImport(modelId: string): SheetImport {
  const { client, headers, wording } = useDesk()
  const queries = useQueryClient()
  const own = useMemo(() => {
    const { files } = createFormNeeds({
      client,
      headers,
      say: wording.say,
      leaveFor: (url) => location.assign(url),
      onLinked: () => undefined,
    })
    const onTaken = () => void queries.invalidateQueries({ queryKey: ['records'] })
    return createSheetImport({ client, modelId, upload: files.upload, onTaken })
  }, [client, headers, wording, queries, modelId])

  useEffect(() => {
    void own.open()
    return own.close
  }, [own])
  return own
}
