import { scanLink } from '@signet/client'
import { useFormats } from '@signet/i18n/react'
import type { PrintAround } from '@signet/print/react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApp } from '../../kit/context/app-context.ts'
import { currentUserQuery } from '../../kit/context/name-queries.ts'

type PrintOptions = Readonly<{ modelId: string; name: string; urlOf: PrintAround['urlOf'] }>

/** Person and time of printing; codes lead to the record in the staff client. */
export function usePrintAround({ modelId, name, urlOf }: PrintOptions): PrintAround {
  const { dateTime } = useFormats()
  const { data } = useQuery(currentUserQuery(useApp()))
  const person = data?.userInfo.userName ?? ''
  const facts = useMemo(
    () => ({ $model: name, $printedBy: person, $printedAt: dateTime(new Date().toISOString()) }),
    [name, person, dateTime],
  )
  return {
    facts,
    urlOf,
    addressOf: (id) => new URL(scanLink(modelId, id), location.origin).href,
  }
}
