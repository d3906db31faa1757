import { useT } from '@signet/i18n/react'
import type { ListDefinition } from '@signet/list'
import { FieldRow, FieldsRow } from '../../../kit/properties/field-rows.tsx'
import { PropertySection } from '../../../kit/properties/property-row.tsx'
import { SegmentedRow, SwitchRow, WordsRow } from '../../../kit/properties/setting-rows.tsx'
import { useListDesigner, useMistakeAt } from '../designer/list-context.ts'
import { fieldUses } from '../fields/known-fields.ts'

type Layout = ListDefinition['layout']
const layouts = ['table', 'leftTree', 'groups', 'tree'] as const satisfies readonly Layout[]

/** The layout of records on the desktop, and of cards on the phone. */
export function LayoutSettings() {
  const t = useT()
  const { form, list, change } = useListDesigner()
  const offered = layouts.filter((value) => value !== 'tree' || !form.dataView)
  return (
    <>
      <PropertySection title={t('list-design.layout')}>
        <SegmentedRow<Layout>
          label={t('list-design.layout.kind')}
          help={t(`list-design.layout.${list.layout}.help`)}
          value={list.layout}
          options={offered.map((value) => ({ value, label: t(`list-design.layout.${value}`) }))}
          onChange={(layout) => change({ layout })}
        />
        {list.layout === 'leftTree' && <LeftTree />}
        {list.layout === 'groups' && <Group />}
        {list.layout === 'tree' && <Tree />}
      </PropertySection>
      <CardSettings />
    </>
  )
}

function LeftTree() {
  const t = useT()
  const { list, fields, change } = useListDesigner()
  const mistakeAt = useMistakeAt()
  const { leftTree } = list
  return (
    <>
      <FieldRow
        label={t('list-design.leftTree.field')}
        mistake={mistakeAt('leftTree')}
        fields={fields.filter(fieldUses.leftTree)}
        value={leftTree?.field}
        onChange={(field) =>
          field && change({ leftTree: { title: '', withBelow: true, ...leftTree, field } })
        }
      />
      {leftTree && <LeftTreeDetails leftTree={leftTree} />}
    </>
  )
}

type LeftTreeDetailsProps = Readonly<{ leftTree: NonNullable<ListDefinition['leftTree']> }>

/** Title, and whether records below a branch count. */
function LeftTreeDetails({ leftTree }: LeftTreeDetailsProps) {
  const t = useT()
  const { change } = useListDesigner()
  return (
    <>
      <WordsRow
        label={t('list-design.leftTree.title')}
        value={leftTree.title}
        onChange={(title) => change({ leftTree: { ...leftTree, title } }, 'leftTree.title')}
      />
      <SwitchRow
        label={t('list-design.leftTree.withBelow')}
        value={leftTree.withBelow}
        onChange={(withBelow) => change({ leftTree: { ...leftTree, withBelow } })}
        size="medium"
      />
    </>
  )
}

function Group() {
  const t = useT()
  const { list, fields, change } = useListDesigner()
  const mistakeAt = useMistakeAt()
  return (
    <FieldRow
      label={t('list-design.group.field')}
      mistake={mistakeAt('group')}
      fields={fields.filter(fieldUses.single)}
      value={list.group?.field}
      onChange={(field) => field && change({ group: { field } })}
    />
  )
}

function Tree() {
  const t = useT()
  const { list, fields, change } = useListDesigner()
  const mistakeAt = useMistakeAt()
  return (
    <FieldRow
      label={t('list-design.tree.parent')}
      mistake={mistakeAt('tree')}
      fields={fields.filter(fieldUses.single)}
      value={list.tree?.parent}
      onChange={(parent) => parent && change({ tree: { parent } })}
    />
  )
}

const maxCardFields = 8

function CardSettings() {
  const t = useT()
  const { list, fields, change } = useListDesigner()
  const mistakeAt = useMistakeAt()
  const { card } = list
  return (
    <PropertySection title={t('list-design.card')}>
      <FieldRow
        label={t('list-design.card.title')}
        mistake={mistakeAt('card.title')}
        isOptional
        fields={fields}
        value={card.title}
        onChange={(title) => change({ card: { ...card, title } })}
      />
      <FieldsRow
        label={t('list-design.card.fields')}
        help={t('list-design.card.help')}
        mistake={mistakeAt('card.fields')}
        most={maxCardFields}
        fields={fields}
        value={card.fields}
        onChange={(paths) => change({ card: { ...card, fields: paths } })}
      />
    </PropertySection>
  )
}
