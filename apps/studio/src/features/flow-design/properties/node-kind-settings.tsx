import type { NodeOf } from '@signet/flow'
import { useT } from '@signet/i18n/react'
import { sharedStyles } from '@signet/ui'
import { useMutation } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Button, Typography } from 'antd'
import { useClient } from '../../../kit/context/app-context.ts'
import { DateTimePicker } from '../../../kit/fields/pickers.tsx'
import { PropertyRow, PropertySection } from '../../../kit/properties/property-row.tsx'
import { ChoiceRow, SwitchRow, TextRow } from '../../../kit/properties/setting-rows.tsx'
import { useFlowDesigner } from '../designer/flow-designer-context.ts'
import { useArmLabels } from '../designer/part-labels.ts'
import { HolderSelect, holderKinds } from '../people/holder-select.tsx'
import { Sources } from '../people/sources.tsx'
import { useStepName } from '../people/use-step-name.ts'
import { ButtonLabels } from './plain-settings.tsx'
import { MinutesSetting, TimeFieldSetting } from './time-settings.tsx'
import { useNodeChange } from './use-node-change.ts'

const buttons = ['launch', 'saveDraft'] as const

/** Who may start, and the labels of the form's buttons. */
export function StartSettings({ node }: Readonly<{ node: NodeOf<'start'> }>) {
  const t = useT()
  const change = useNodeChange(node)
  return (
    <>
      <LauncherSettings node={node} />
      <PropertySection title={t('flow-design.actions')}>
        <SwitchRow
          label={t('flow-design.copyFreely')}
          value={node.copyFreely}
          onChange={(copyFreely) => change({ copyFreely })}
        />
        <ButtonLabels keys={buttons} words={node.buttons} onChange={(next) => change({ buttons: next })} />
      </PropertySection>
    </>
  )
}

/** The people, posts and departments that may start a case; everyone without any. */
function LauncherSettings({ node }: Readonly<{ node: NodeOf<'start'> }>) {
  const t = useT()
  const change = useNodeChange(node)
  const { launchers } = node
  const some = launchers === 'everyone' ? [] : launchers
  const set = (kind: (typeof holderKinds)[number], ids: readonly string[]) => {
    const next = [
      ...some.filter((one) => one.kind !== kind),
      ...(ids.length > 0 ? [{ kind, ids: [...ids] }] : []),
    ]
    change({ launchers: next.length > 0 ? next : 'everyone' })
  }
  return (
    <PropertySection title={t('flow-design.launchers')}>
      <p>{t(launchers === 'everyone' ? 'flow-design.launchers.everyone' : 'flow-design.launchers.some')}</p>
      {holderKinds.map((kind) => (
        <PropertyRow key={kind} label={t(`flow-design.sourceKind.${kind}`)}>
          {(id) => (
            <HolderSelect
              id={id}
              kind={kind}
              ids={some.find((one) => one.kind === kind)?.ids ?? []}
              onChange={(ids) => set(kind, ids)}
            />
          )}
        </PropertyRow>
      ))}
    </PropertySection>
  )
}

const modes = ['exclusive', 'inclusive', 'parallel', 'chosen'] as const

/** The mode of a branch, and its transitions in order of evaluation. */
export function BranchSettings({ node }: Readonly<{ node: NodeOf<'branch'> }>) {
  const t = useT()
  const change = useNodeChange(node)
  return (
    <>
      <PropertySection title={t('flow-design.mode')}>
        <ChoiceRow
          label={t('flow-design.mode')}
          help={t(`flow-design.mode.${node.mode}`)}
          value={node.mode}
          options={modes}
          say={(mode) => t(`flow-design.part.${mode}`)}
          onChange={(mode) => change({ mode })}
        />
      </PropertySection>
      <BranchTransitions node={node} />
    </>
  )
}

function BranchTransitions({ node }: Readonly<{ node: NodeOf<'branch'> }>) {
  const t = useT()
  const words = useArmLabels()
  const { flow, dispatch } = useFlowDesigner()
  const ways = flow.lines.filter(({ from }) => from === node.id)
  return (
    <PropertySection title={t('flow-design.ways')}>
      <ol className={sharedStyles.list1}>
        {ways.map((line) => (
          <li key={line.id}>
            <Button block onClick={() => dispatch({ type: 'select', ids: [line.id] })}>
              {words(line).title}
            </Button>
          </li>
        ))}
      </ol>
    </PropertySection>
  )
}

export function CopySettings({ node }: Readonly<{ node: NodeOf<'copy'> }>) {
  const t = useT()
  const change = useNodeChange(node)
  const nameAfter = useStepName(node)
  return (
    <PropertySection title={t('flow-design.copies')}>
      <Sources
        of="copied"
        sources={node.sources}
        onChange={(sources, chosen) => change({ sources, ...nameAfter(sources, chosen) })}
      />
    </PropertySection>
  )
}

export function TimerSettings({ node }: Readonly<{ node: NodeOf<'timer'> }>) {
  const t = useT()
  const change = useNodeChange(node)
  return (
    <PropertySection title={t('flow-design.timer')}>
      <ChoiceRow
        label={t('flow-design.timer.waits')}
        value={node.waits}
        options={['duration', 'moment', 'field'] as const}
        say={(one) => t(`flow-design.timer.waits.${one}`)}
        onChange={(waits) => change({ waits })}
      />
      {node.waits === 'field' && (
        <TimeFieldSetting value={node.field} onChange={(field) => change({ field })} />
      )}
      {node.waits === 'moment' ? (
        <PropertyRow label={t('flow-design.timer.moment')}>
          {(id) => <DateTimePicker id={id} value={node.moment} onChange={(moment) => change({ moment })} />}
        </PropertyRow>
      ) : (
        <TimerDuration node={node} />
      )}
    </PropertySection>
  )
}

function TimerDuration({ node }: Readonly<{ node: NodeOf<'timer'> }>) {
  const t = useT()
  const change = useNodeChange(node)
  return (
    <>
      <MinutesSetting
        label={t(`flow-design.timer.${node.waits}`)}
        value={node.minutes}
        min={0}
        onChange={(minutes) => change({ minutes })}
      />
      <SwitchRow
        label={t('flow-design.limit.inWorkingTime')}
        help={t('flow-design.limit.inWorkingTimeHelp')}
        value={node.inWorkingTime}
        onChange={(inWorkingTime) => change({ inWorkingTime })}
      />
    </>
  )
}

/** The target of the signed request, and the secret for the signature. */
export function ExternalSettings({ node }: Readonly<{ node: NodeOf<'external'> }>) {
  const t = useT()
  const change = useNodeChange(node)
  return (
    <PropertySection title={t('flow-design.kind.external')}>
      <TextRow
        label={t('flow-design.step.url')}
        help={t('flow-design.step.urlHelp')}
        type="url"
        placeholder="https://"
        value={node.url}
        maxLength={2000}
        onChange={(url) => change({ url })}
      />
      <Secret />
    </PropertySection>
  )
}

/** The signing secret, shown on request. A flow has one after it is published. */
function Secret() {
  const t = useT()
  const { approvals } = useClient()
  const { id: flowId } = useParams({ from: '/signed-in/flows/$id' })
  const shown = useMutation({ mutationFn: () => approvals.flowSecret({ flowId }) })
  return (
    <PropertyRow
      label={t('flow-design.step.secret')}
      help={t('flow-design.step.secretHelp')}
      arrangement="group"
    >
      {() =>
        shown.data ? (
          <Typography.Text copyable code>
            {shown.data.secret}
          </Typography.Text>
        ) : (
          <Button size="small" loading={shown.isPending} onClick={() => shown.mutate()}>
            {t('flow-design.step.showSecret')}
          </Button>
        )
      }
    </PropertyRow>
  )
}
