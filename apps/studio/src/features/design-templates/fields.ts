import {
  type DesignTemplate,
  line,
  managerNode,
  startNode,
  upperManagerNode,
  words,
  yuan,
} from './template.ts'

type Field = DesignTemplate['fields'][number]
type Words = DesignTemplate['name']
type More = Partial<Omit<Field, 'key' | 'kind' | 'label'>>
type Options = Readonly<{ id: string; label: Words }>[]

const required = { required: true } as const
/** Half a line on a wide screen. */
export const half = { width: 12 } as const
export const listed = { inList: true } as const

export const textField = (key: string, label: Words, more: More = {}): Field => ({
  ...{ key, kind: 'input', label, ...required, settings: { maxLength: 60 } },
  ...more,
})

export const noteField = (key: string, label: Words, more: More = {}): Field => ({
  ...{ key, kind: 'textarea', label, ...required, settings: { maxLength: 500 } },
  ...more,
})

export const dayField = (key: string, label: Words, more: More = {}): Field => ({
  ...{ key, kind: 'date', label, ...required, ...half },
  ...more,
})

/** A day with hours and minutes. */
export const momentField = (key: string, label: Words, more: More = {}): Field =>
  dayField(key, label, { settings: { precision: 'minute' }, ...more })

/** Refuses an end that is not after the start. */
export const endsAfter = (start: string, end: string): More => ({
  checks: [
    {
      formula: `${end} > ${start}`,
      message: words('结束时间要晚于开始时间', '結束時間要晚於開始時間', 'The end must be after the start'),
    },
  ],
})

export const hoursField = (key: string, label: Words, [start, end]: readonly [string, string]): Field => ({
  ...{ key, kind: 'calculate', label, ...listed },
  settings: { formula: `hours(${end} - ${start})`, precision: 1, unit: words('小时', '小時', 'hours') },
})

export const countField = (key: string, label: Words, unit: Words, more: More = {}): Field => ({
  ...{ key, kind: 'number', label, ...required, ...half },
  settings: { precision: 0, min: '1', unit },
  ...more,
})

export const moneyField = (key: string, label: Words, more: More = {}): Field => ({
  ...{ key, kind: 'number', label, ...required, ...listed },
  settings: { precision: 2, min: '0.01', thousands: true, prefix: yuan },
  ...more,
})

export const choiceField = (key: string, label: Words, options: Options, more: More = {}): Field => ({
  ...{ key, kind: 'radio', label, ...required, settings: { options, direction: 'horizontal' } },
  ...more,
})

export const severalField = (key: string, label: Words, options: Options, more: More = {}): Field => ({
  ...{ key, kind: 'checkbox', label, ...required, settings: { options, direction: 'horizontal' } },
  ...more,
})

export const personField = (key: string, label: Words, more: More = {}): Field => ({
  ...{ key, kind: 'user-select', label, ...required, ...half },
  ...more,
})

export const departmentField = (key: string, label: Words): Field => ({
  ...{ key, kind: 'organization-select', label, ...required, ...half },
  default: { formula: 'organization' },
})

export const filesField = (key: string, label: Words, more: More = {}): Field => ({
  ...{ key, kind: 'file-upload', label },
  ...more,
})

type Steps = readonly DesignTemplate['nodes'][number][]
type Route = Pick<DesignTemplate, 'nodes' | 'lines'>

const submit = startNode(words('提交申请', '提交申請', 'Submit request'))
const over = { id: 'end', kind: 'end', name: words('结束', '結束', 'End') } as const

/** One step after the other. */
export function inTurn(...steps: Steps): Route {
  const nodes = [submit, ...steps, over]
  const pairs = nodes.slice(1).map((node, at) => line(nodes[at]?.id ?? '', node.id))
  return { nodes, lines: pairs }
}

type Limit = Readonly<{ name: Words; condition: string; above: Words; upTo: Words }>

/** The manager, above a limit also theirs, and then the other steps. */
export function withLimit({ name, condition, above, upTo }: Limit, ...steps: Steps): Route {
  const after = inTurn(...steps)
  const next = after.nodes[1]?.id ?? over.id
  return {
    nodes: [
      submit,
      managerNode,
      { id: 'limit', kind: 'branch', name },
      upperManagerNode,
      ...after.nodes.slice(1),
    ],
    lines: [
      line('start', 'manager'),
      line('manager', 'limit'),
      line('limit', 'upper', { name: above, condition }),
      line('limit', next, { name: upTo, isDefault: true }),
      line('upper', next),
      ...after.lines.slice(1),
    ],
  }
}
