import { callForEach } from '@signet/client'
import { type FormValues, textIn } from '@signet/form'
import { useLanguage } from '@signet/i18n/react'
import { filledBy, type ListAction } from '@signet/list'
import { useFeedback } from '@signet/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../../shell/desk.ts'
import type { RecordRow } from '../queries.ts'
import { type RecordsDesk, useRecordsDesk } from '../records-desk.ts'
import { nameOf } from '../rows/name-of.ts'
import type { Told } from './results-dialog.tsx'

type Pressed = Readonly<{ action: ListAction; rows: readonly RecordRow[] }>

/** Does what an action of the list says, after its question. Where some records refused it, `refused` tells of each. */
export function useAction() {
  const { t, locale } = useLanguage()
  const feedback = useFeedback()
  const desk = useRecordsDesk()
  const { config, choose, show } = desk
  const [refused, setRefused] = useState<readonly Told[]>()
  const perform = usePerform(desk)
  const tell = ({ rows }: Pressed, results: Results) => {
    if (results.every(({ ok }) => ok)) {
      feedback.success(t('list-design.records.done', { count: results.length }))
      return choose([])
    }
    const names = new Map(rows.map((row) => [row.id, nameOf(config, row)]))
    setRefused(
      results.map(({ id, ok, message }) => ({
        id,
        name: names.get(id) ?? id,
        ok,
        message: ok ? t('list-design.records.acted') : message,
      })),
    )
  }

  return {
    isPending: perform.isPending,
    refused,
    close: () => {
      setRefused(undefined)
      choose([])
    },
    start: async (action: ListAction, rows: readonly RecordRow[]) => {
      const title = action.confirm && textIn(locale, action.confirm)
      const confirm = t('list-design.records.confirm')
      if (title && !(await feedback.ask({ title, confirm, tone: 'primary' }))) return
      if (action.does.kind === 'openForm')
        return show({
          kind: 'action',
          action: action.key,
          record: rows.length === 1 ? rows[0]?.id : undefined,
        })
      const pressed = { action, rows }
      perform.mutate(pressed, { onSuccess: (results) => tell(pressed, results) })
    },
  }
}

type Results = readonly Readonly<{ id: string; ok: boolean; message: string }>[]

/** The server changes records and launches flows; interfaces are called from here, record by record. */
function usePerform({ config, plan, around }: RecordsDesk) {
  const client = useClient()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ action: { key, does }, rows }: Pressed): Promise<Results> => {
      const asked = { modelId: config.id, ids: rows.map(({ id }) => id) }
      if (does.kind !== 'callInterface') {
        const { results } = await client.records.act({ ...asked, action: key })
        return results
      }
      return callForEach(client, {
        ...asked,
        interfaceId: does.interface,
        // The server answers values as the form engine stores them.
        parameters: (values) => filledBy({ form: plan }, does.parameters, values as FormValues, around),
      })
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['records'] }),
  })
}
