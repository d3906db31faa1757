import type { FlowNode, NodeOf } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../shell/desk.ts'
import { namedIn, peopleText } from '../people-text.ts'
import { namesQuery } from '../queries.ts'
import { useFlowDesigner } from './flow-designer-context.ts'
import { useFieldLabel } from './use-field-label.ts'

/** In a few words what happens at a step: who gets it and how they decide, how a branch chooses, who may launch. */
export function useNodeNote(): (node: FlowNode) => string {
  const t = useT()
  const { flow } = useFlowDesigner()
  const labelOf = useFieldLabel()
  const { data: names = {} } = useQuery(namesQuery(useClient(), namedIn(flow.nodes)))
  return (node) => {
    if (node.kind === 'branch') return t(`flow-design.part.${node.mode}`)
    if (node.kind === 'start') return t(`flow-design.launchers.${mayAll(node) ? 'everyone' : 'some'}`)
    return 'sources' in node ? peopleAt(node) : stepAt(node)
  }

  function stepAt(node: FlowNode): string {
    if (node.kind === 'automation') return t(`flow-design.does.${node.action.does}`)
    if (node.kind === 'timer') return timerText(node)
    return node.kind === 'external' ? node.url : ''
  }

  function timerText({ waits, minutes, moment, field }: NodeOf<'timer'>): string {
    if (waits === 'moment') return moment.replace('T', ' ')
    const isWhole = minutes % 60 === 0
    const length = t(`flow-design.timer.${isWhole ? 'hours' : 'minutes'}`, {
      count: isWhole ? minutes / 60 : minutes,
    })
    return waits === 'field' ? t('flow-design.timer.after', { field: labelOf(field), length }) : length
  }

  function peopleAt(node: Extract<FlowNode, { sources: unknown }>): string {
    const people = node.sources.map((source) => peopleText(t, source, names, flow.nodes))
    const voting = 'voting' in node && node.voting.mode !== 'any' ? node.voting.mode : undefined
    return [
      people.join(t('flow-design.separator')) || t('flow-design.nobodyYet'),
      ...(voting ? [t(`flow-design.voting.${voting}`)] : []),
    ].join(' · ')
  }
}

const mayAll = ({ launchers }: NodeOf<'start'>) => launchers === 'everyone'
