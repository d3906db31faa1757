import { useT } from '@signet/i18n/react'
import type { ListDefinition } from '@signet/list'
import { Segmented, Switch } from 'antd'
import { PropertyRow, PropertySection } from '../../../kit/properties/property-row.tsx'
import { WordsControl } from '../../../kit/properties/words-control.tsx'
import { useListDesigner, useMistakeAt } from '../designer/list-context.ts'
import { FieldSelect, FieldsSelect } from '../fields/field-select.tsx'
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
        <PropertyRow
          label={t('list-design.layout.kind')}
          help={t(`list-design.layout.${list.layout}.help`)}
          arrangement="group"
        >
          {() => (
            <Segmented<Layout>
              block
              value={list.layout}
              options={offered.map((value) => ({ value, label: t(`list-design.layout.${value}`) }))}
              onChange={(layout) => change({ layout })}
            />
          )}
        </PropertyRow>
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
      <PropertyRow label={t('list-design.leftTree.field')} mistake={mistakeAt('leftTree')}>
        {(id) => (
          <FieldSelect
            id={id}
            fields={fields.filter(fieldUses.leftTree)}
            value={leftTree?.field}
            onChange={(field) =>
              field && change({ leftTree: { title: '', withBelow: true, ...leftTree, field } })
            }
          />
        )}
      </PropertyRow>
      {leftTree && (
        <>
          <PropertyRow label={t('list-design.leftTree.title')}>
            {(id) => (
              <WordsControl
                id={id}
                value={leftTree.title}
                onChange={(title) => change({ leftTree: { ...leftTree, title } }, 'leftTree.title')}
              />
            )}
          </PropertyRow>
          <PropertyRow label={t('list-design.leftTree.withBelow')} arrangement="inline">
            {(id) => (
              <Switch
                id={id}
                checked={leftTree.withBelow}
                onChange={(withBelow) => change({ leftTree: { ...leftTree, withBelow } })}
              />
            )}
          </PropertyRow>
        </>
      )}
    </>
  )
}

function Group() {
  const t = useT()
  const { list, fields, change } = useListDesigner()
  const mistakeAt = useMistakeAt()
  return (
    <PropertyRow label={t('list-design.group.field')} mistake={mistakeAt('group')}>
      {(id) => (
        <FieldSelect
          id={id}
          fields={fields.filter(fieldUses.single)}
          value={list.group?.field}
          onChange={(field) => field && change({ group: { field } })}
        />
      )}
    </PropertyRow>
  )
}

function Tree() {
  const t = useT()
  const { list, fields, change } = useListDesigner()
  const mistakeAt = useMistakeAt()
  return (
    <PropertyRow label={t('list-design.tree.parent')} mistake={mistakeAt('tree')}>
      {(id) => (
        <FieldSelect
          id={id}
          fields={fields.filter(fieldUses.single)}
          value={list.tree?.parent}
          onChange={(parent) => parent && change({ tree: { parent } })}
        />
      )}
    </PropertyRow>
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
      <PropertyRow label={t('list-design.card.title')} mistake={mistakeAt('card.title')}>
        {(id) => (
          <FieldSelect
            id={id}
            isOptional
            fields={fields}
            value={card.title}
            onChange={(title) => change({ card: { ...card, title } })}
          />
        )}
      </PropertyRow>
      <PropertyRow
        label={t('list-design.card.fields')}
        help={t('list-design.card.help')}
        mistake={mistakeAt('card.fields')}
      >
        {(id) => (
          <FieldsSelect
            id={id}
            most={maxCardFields}
            fields={fields}
            value={card.fields}
            onChange={(paths) => change({ card: { ...card, fields: paths } })}
          />
        )}
      </PropertyRow>
    </PropertySection>
  )
}
