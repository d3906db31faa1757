import { useT } from '@signet/i18n/react'
import { TreeSelect } from 'antd'
import { useState } from 'react'
import { listed } from '../one-or-several.ts'
import type { Choice } from './form-environment.ts'
import { questionOf, type ThingProps } from './thing.ts'
import { emptySentence, idsOf, ThingSelect, ThingStandIn, usePlaceholder } from './thing-select.desktop.tsx'
import { type Branch, useBranches } from './use-branches.ts'
import { useChosen, useLookup } from './use-lookup.ts'

/** A tree to choose from on the desktop: opened level by level, or searched by typing; or a plain list. */
export function ThingTree(props: ThingProps) {
  if (!props.isTree) return <ThingSelect {...props} />
  return (
    <ThingStandIn {...props}>
      <Tree {...props} />
    </ThingStandIn>
  )
}

function Tree(props: ThingProps) {
  const { id, of, settings, value, onChange, onLeave, parameters } = props
  const t = useT()
  const [typed, setTyped] = useState('')
  const { branches, hasFailed, open } = useBranches(questionOf(props, {}))
  const search = useLookup(typed.trim() ? questionOf(props, { words: typed.trim() }) : undefined)
  const found = search.choices.map((choice) =>
    nodeOf({ choice: { ...choice, hasChildren: false }, parent: undefined }),
  )
  const chosen = useChosen(of, listed(value)).map(({ id: key, name }) => ({ value: key, label: name }))
  const { multiple } = settings

  return (
    <TreeSelect
      id={id}
      multiple={multiple}
      labelInValue
      value={multiple ? chosen : chosen[0]}
      treeDataSimpleMode={{ id: 'value', pId: 'parent', rootPId: '' }}
      treeData={typed.trim() ? found : branches.map(nodeOf)}
      treeNodeLabelProp="name"
      treeExpandAction="click"
      loadData={({ value: parent }) => open(String(parent))}
      showSearch={{ filterTreeNode: false, onSearch: setTyped, searchValue: typed }}
      onOpenChange={(isOpen) => void (isOpen && open())}
      allowClear={!props.isRequired}
      placeholder={usePlaceholder(props)}
      notFoundContent={t(emptySentence(hasFailed ? 'failed' : search.state, parameters))}
      status={props.isInvalid ? 'error' : ''}
      style={{ width: '100%' }}
      onChange={(next: unknown) => onChange(idsOf(next, multiple))}
      onBlur={onLeave}
      aria-required={props.isRequired || undefined}
      aria-invalid={props.isInvalid || undefined}
      aria-describedby={props.describedBy}
    />
  )
}

function nodeOf({ choice, parent }: Branch) {
  const { id, name, hasChildren = false, isHeading = false } = choice
  return {
    value: id,
    parent: parent ?? '',
    title: textOf(choice),
    name,
    isLeaf: !hasChildren,
    selectable: !isHeading,
  }
}

function textOf({ name, note }: Choice): string {
  return note ? `${name} · ${note}` : name
}
