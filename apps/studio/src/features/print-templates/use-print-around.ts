import { useFormats } from '@signet/i18n/react'
import type { PrintAround } from '@signet/print/react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { currentUserQuery } from '../../shell/current-user-query.ts'
import { useDesk } from '../../shell/desk.ts'

type Printing = Readonly<{ modelId: string; name: string; urlOf: PrintAround['urlOf'] }>

/** What paper says of who prints and when; codes on it lead to the record in the staff client. */
export function usePrintAround({ modelId, name, urlOf }: Printing): PrintAround {
  const { dateTime } = useFormats()
  const { data } = useQuery(currentUserQuery(useDesk()))
  const person = data?.userInfo.userName ?? ''
  const facts = useMemo(
    () => ({ $model: name, $printedBy: person, $printedAt: dateTime(new Date().toISOString()) }),
    [name, person, dateTime],
  )
  return {
    facts,
    urlOf,
    addressOf: (id) =>
      new URL(`/pages/apply/dynamicModel/scanForm?${new URLSearchParams({ modelId, id })}`, location.origin)
        .href,
  }
}
