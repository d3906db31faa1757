import { compileForm, readDefinition } from '@signet/form'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useAround, useWord } from '../../form-design/index.ts'
import { useKnownFields } from '../fields/known-fields.ts'
import { type Looking, lookingWith, questionOf } from './looking.ts'
import type { ModelConfig, RecordRow } from './queries.ts'
import { mostChosen, type OpenForm, type RecordsDesk } from './records-desk.ts'
import { chosenColumns, namedColumns } from './shown-columns.ts'
import type { View } from './views/queries.ts'

/** The same records on another page, in another order, in other columns. */
const keepsChosen: ReadonlySet<string> = new Set<keyof Looking>(['page', 'sort', 'columns'])

/** The records of a model as somebody begins to look at them: as they are designed, or with his default view. */
export function useNewRecordsDesk(config: ModelConfig, views: readonly View[]): RecordsDesk {
  const inWords = useWord()
  const around = useAround()
  const { list } = config
  const plan = useMemo(() => compileForm(readDefinition(config.form)), [config.form])
  const known = useKnownFields(plan)
  const fields = known.filter(({ path }) => config.fields.some((field) => field.path === path))
  const [viewId, setViewId] = useState(() => views.find(({ isDefault }) => isDefault)?.id)
  const view = views.find(({ id }) => id === viewId)
  const [looking, setLooking] = useState(() => lookingWith(list, fields, view?.asks))
  const [chosen, setChosen] = useState<readonly RecordRow[]>([])
  const [form, show] = useState<OpenForm>()
  const columns = namedColumns(list, fields, inWords)
  const look = (part: Partial<Looking>) => {
    setLooking({ ...looking, page: 1, ...part })
    if (!Object.keys(part).every((changed) => keepsChosen.has(changed))) setChosen([])
  }

  return {
    config,
    plan,
    around,
    fields,
    columns,
    shown: chosenColumns(columns, looking.columns),
    looking,
    question: questionOf(looking),
    look,
    view,
    pick: (next) => {
      setViewId(next?.id)
      look(lookingWith(list, fields, next?.asks))
    },
    chosen,
    choose: (rows) => setChosen(rows.slice(0, mostChosen)),
    ...useOpened(() => show(undefined)),
    form,
    show,
  }
}

/** Which record is shown beside the list stands in the address, so that links lead to it. */
function useOpened(closeForm: () => void) {
  const navigate = useNavigate()
  const { record: opened } = useSearch({ from: '/signed-in/lists/$formId' })
  return {
    opened,
    open: (record: string | undefined) => {
      closeForm()
      void navigate({ to: '.', replace: true, search: { part: 'records', ...(record && { record }) } })
    },
  }
}
