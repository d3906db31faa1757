import { type FlowText, listFlowTexts, setFlowText } from '@signet/flow/design'
import type { Locale } from '@signet/form'
import { useT } from '@signet/i18n/react'
import { useMemo } from 'react'
import { TranslationsDrawer } from '../../../kit/translations/translations-drawer.tsx'
import { useFlowDesigner } from './flow-designer-context.ts'

type FlowTranslationsProps = Readonly<{ category: string; onClose: () => void }>

/** The name of the flow, its category, title, steps and branches in three languages. */
export function FlowTranslations({ category, onClose }: FlowTranslationsProps) {
  const { flow, state, dispatch } = useFlowDesigner()
  const placeOf = useTextPlace()
  const texts = useMemo(() => listFlowTexts(flow, category), [flow, category])
  const write = (id: string, locale: Locale, text: string) => {
    const entry = texts.find((one) => one.id === id)
    if (!entry) return
    dispatch({
      type: 'edit',
      edit: (drawn) => ({ flow: setFlowText(drawn, entry, { locale, text }), selected: state.selected }),
      about: `${id} ${locale}`,
    })
  }

  return (
    <TranslationsDrawer
      texts={texts.map((entry) => ({
        ...{ id: entry.id, text: entry.words, isPlainFixed: entry.part === 'category' },
        longest: parts[entry.part].longest,
        ...placeOf(entry),
      }))}
      onWrite={write}
      onClose={onClose}
    />
  )
}

type Part = Readonly<{ label: string; longest: number }>

/** What a text is, by the key of its label, and how long it may be in a definition. */
const parts: Readonly<Record<FlowText['part'], Part>> = {
  name: { label: 'flow-design.node.name', longest: 120 },
  category: { label: 'flow-design.category', longest: 60 },
  title: { label: 'flow-design.title', longest: 200 },
  nodes: { label: 'flow-design.node.name', longest: 80 },
  lines: { label: 'flow-design.way.name', longest: 80 },
}

/** Returns where a text is, and what it is there. */
function useTextPlace() {
  const t = useT()
  const { flow } = useFlowDesigner()
  const nameOf = (id: string | undefined) => flow.nodes.find((node) => node.id === id)?.name ?? ''
  return ({ part, of }: FlowText) => {
    const from = part === 'lines' ? flow.lines.find(({ id }) => id === of)?.from : of
    return { where: of === undefined ? t('flow-design.flow') : nameOf(from), what: t(parts[part].label) }
  }
}
