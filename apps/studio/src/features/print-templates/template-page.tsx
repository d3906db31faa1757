import { compileForm, readDefinition } from '@signet/form'
import { useLanguage, useT } from '@signet/i18n/react'
import { type BlockKindName, blockKindNames, changeBlock, findMistakes, readTemplate } from '@signet/print'
import { classes, Failure } from '@signet/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Skeleton, Tabs } from 'antd'
import { useDeferredValue, useMemo, useReducer, useRef } from 'react'
import { useClient } from '../../kit/context/app-context.ts'
import desk from '../../kit/designer/desk.module.css'
import { useEditKeys } from '../../kit/designer/use-edit-keys.ts'
import { BlockCanvas } from './designer/block-canvas.tsx'
import { useBlockSource } from './designer/block-frame.tsx'
import { kindIcons, Outline } from './designer/outline.tsx'
import { TemplateBar } from './designer/template-bar.tsx'
import {
  listPrintableFields,
  type TemplateDesigner,
  TemplateProvider,
  useAddBlock,
} from './designer/template-context.ts'
import { applyAction, beginTemplate } from './designer/template-state.ts'
import { type SavedTemplate, templateQuery } from './queries.ts'
import { Settings } from './settings/settings.tsx'
import styles from './template-page.module.css'

/** The designer of print templates. Loads once; later changes on the server do not replace the draft. */
export function TemplatePage() {
  const { formId, templateId } = useParams({ from: '/signed-in/prints/$formId/$templateId' })
  const { data, error, refetch } = useQuery(templateQuery(useClient(), formId, templateId))
  if (data) return <TemplateDesk key={templateId} formId={formId} saved={data} />
  if (error) return <Failure error={error} onRetry={refetch} />
  return <Skeleton active paragraph={{ rows: 12 }} />
}

type TemplateDeskProps = Readonly<{ formId: string; saved: SavedTemplate }>

/** Palette and outline, the paper to scale with a real record, and settings. */
export function TemplateDesk({ formId, saved }: TemplateDeskProps) {
  const t = useT()
  const designer = useNewTemplate(formId, saved)
  useEditKeys(designer.dispatch)

  return (
    <TemplateProvider value={designer}>
      <div className={classes(desk.desk, styles.desk)}>
        <TemplateBar saved={saved} />
        <aside className={styles.left} aria-label={t('print-templates.parts')}>
          <Tabs
            size="small"
            items={[
              { key: 'palette', label: t('print-templates.palette'), children: <BlockPalette /> },
              { key: 'outline', label: t('print-templates.outline'), children: <Outline /> },
            ]}
          />
        </aside>
        <BlockCanvas />
        <Settings />
      </div>
    </TemplateProvider>
  )
}

/** All kinds of blocks, to drag onto the paper or to add after the selection. */
function BlockPalette() {
  return (
    <ul className={desk.kinds}>
      {blockKindNames.map((kind) => (
        <li key={kind}>
          <KindButton kind={kind} />
        </li>
      ))}
    </ul>
  )
}

function KindButton({ kind }: Readonly<{ kind: BlockKindName }>) {
  const t = useT()
  const add = useAddBlock()
  const button = useRef<HTMLButtonElement>(null)
  const Icon = kindIcons[kind]
  useBlockSource(button, { kind })
  return (
    <button ref={button} type="button" className={desk.kind} onClick={() => add(kind)}>
      <Icon size={14} aria-hidden="true" className={desk.icon} />
      {t(`print-templates.kind.${kind}`)}
    </button>
  )
}

/** Designer state for a loaded template. Mistakes are computed with a short delay. */
function useNewTemplate(formId: string, saved: SavedTemplate): TemplateDesigner {
  const { locale, t } = useLanguage()
  const [state, dispatch] = useReducer(applyAction, saved, ({ name, definition }) =>
    beginTemplate({ name, template: readTemplate(definition) }),
  )
  const form = useMemo(() => readDefinition(saved.form), [saved.form])
  const plan = useMemo(() => compileForm(form), [form])
  const fields = useMemo(() => listPrintableFields(plan, locale, t), [plan, locale, t])
  const { name, template } = state.history.present
  const settled = useDeferredValue(template)
  const mistakes = useMemo(() => findMistakes(settled, plan), [settled, plan])

  return useMemo(
    () => ({
      formId,
      formName: saved.formName,
      form,
      plan,
      fields,
      name,
      template,
      state,
      dispatch,
      change: (block, about) =>
        dispatch({
          type: 'edit',
          edit: (draft) => changeBlock(draft, block),
          ...(about !== undefined && { about: `${block.id} ${about}` }),
        }),
      mistakes,
    }),
    [formId, saved.formName, form, plan, fields, name, template, state, mistakes],
  )
}
