import type { FieldDefinition } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { beginHistory } from '@signet/std'
import { classes, Failure } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Skeleton } from 'antd'
import { useMemo, useReducer, useState } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import { applyDesignAction } from '../../kit/designer/apply-design-action.ts'
import desk from '../../kit/designer/desk.module.css'
import { useStepKeys } from '../../kit/designer/use-edit-keys.ts'
import { PropertySection } from '../../kit/properties/property-row.tsx'
import { ColumnsPart } from './columns-part.tsx'
import { PreviewPart } from './preview-part.tsx'
import { type DataInterface, interfaceQuery, type SavedView, viewQuery } from './queries.ts'
import { ParameterRow, type ParameterSource, SourcePart } from './source-part.tsx'
import { ViewBar } from './view-bar.tsx'
import styles from './view-desk.module.css'
import {
  draftOf,
  type TrialValues,
  useAnswer,
  useViewEditor,
  type ViewDraft,
  ViewEditorProvider,
} from './view-editor.ts'
import { parameterFieldFor, parameterFieldsOf, typeOfParameter } from './view-fields.ts'

/** The designer of a data view. Loaded once: the local draft wins while it is open. */
export function DataViewPage() {
  const { id } = useParams({ from: '/signed-in/data-views/$id' })
  const { data, error, refetch } = useQuery(viewQuery(useClient(), id))
  if (data) return <ViewDesk key={id} saved={data} />
  if (error) return <Failure error={error} onRetry={refetch} />
  return <Skeleton active paragraph={{ rows: 12 }} />
}

/** The settings of a view beside its current rows. */
function ViewDesk({ saved }: Readonly<{ saved: SavedView }>) {
  const [history, tell] = useReducer(applyDesignAction<ViewDraft>, saved, (view) =>
    beginHistory(draftOf(view)),
  )
  useStepKeys(tell)
  const draft = history.present
  const [tried, onTry] = useState<TrialValues>({})
  const answer = useAnswer(draft, tried)
  const editor = useMemo(
    () => ({
      draft,
      history,
      tell,
      change: (part: Partial<ViewDraft>, about?: string) =>
        tell({ type: 'edit', edit: (before) => ({ ...before, ...part }), about }),
      answer,
      tried,
      onTry,
    }),
    [draft, history, answer, tried],
  )

  return (
    <ViewEditorProvider value={editor}>
      <div className={classes(desk.desk, styles.desk)}>
        <ViewBar saved={saved} />
        <aside className={styles.settings}>
          <SourcePart />
          <ParametersPart />
          <ColumnsPart />
        </aside>
        <PreviewPart />
      </div>
    </ViewEditorProvider>
  )
}

type Parameter = DataInterface['parameters'][number]

/** The parameters of the interface, and where the view takes them from. */
function ParametersPart() {
  const t = useT()
  const { draft, change } = useViewEditor()
  const { data } = useQuery({ ...interfaceQuery(useClient(), draft.source.interface), retry: false })
  const callerParameters = (data?.parameters ?? []).filter(({ source }) => source === 'caller')
  if (callerParameters.length === 0) return null

  const { source, definition } = draft
  const put = (name: string, given: ParameterSource, field?: FieldDefinition) =>
    change({
      source: {
        ...source,
        parameters: [
          ...source.parameters.filter((one) => one.name !== name),
          ...(typeof given === 'object' ? [{ name, gives: given }] : []),
        ],
      },
      definition: {
        ...definition,
        fields: [...definition.fields.filter(({ asks }) => asks !== name), ...(field ? [field] : [])],
      },
    })

  return (
    <PropertySection title={t('data-views.parameters')}>
      {callerParameters.map((parameter) => (
        <ParameterRow
          key={parameter.name}
          parameter={parameter}
          gives={givenFor(parameter)}
          search={parameterFieldsOf(definition).find(({ asks }) => asks === parameter.name)}
          onGives={(given) =>
            put(parameter.name, given, given === 'search' ? freshAsk(parameter) : undefined)
          }
          onSearch={(field) => put(parameter.name, 'search', field)}
        />
      ))}
    </PropertySection>
  )

  function givenFor({ name }: Parameter): ParameterSource {
    if (parameterFieldsOf(definition).some(({ asks }) => asks === name)) return 'search'
    return source.parameters.find((one) => one.name === name)?.gives ?? 'nothing'
  }

  function freshAsk(parameter: Parameter): FieldDefinition {
    const { name, label } = parameter
    return parameterFieldFor({ name, label, type: typeOfParameter(parameter) }, definition.fields)
  }
}
