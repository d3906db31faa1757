import { compileForm, type FormDefinitionInput } from '@signet/form'
import { Permission as PermissionSchema } from '../src/access/grounds.ts'
import type { ListDefinitionInput, Permission, PermissionInput, Viewer } from '../src/index.ts'

export const contractForm: FormDefinitionInput = {
  version: 1,
  key: 'contract',
  fields: [
    { key: 'title', kind: 'input', label: '名称', inList: true },
    { key: 'amount', kind: 'number', label: '金额', settings: { precision: 2 }, inList: true },
    { key: 'salary', kind: 'number', label: '工资' },
    { key: 'signedOn', kind: 'date', label: '签订日期' },
    { key: 'meetsAt', kind: 'date', label: '会议', settings: { precision: 'minute' } },
    { key: 'isOpen', kind: 'switch', label: '进行中' },
    {
      key: 'region',
      kind: 'select',
      label: '地区',
      settings: { options: ['east', 'west'].map((id) => ({ id, label: id })) },
    },
    { key: 'owner', kind: 'user-select', label: '负责人' },
    { key: 'files', kind: 'file-upload', label: '附件' },
    {
      key: 'lines',
      kind: 'sub-table',
      label: '明细',
      fields: [
        { key: 'what', kind: 'input', label: '名目' },
        { key: 'price', kind: 'number', label: '单价' },
      ],
    },
  ],
}
export const contractPlan = compileForm(contractForm)

export const contractList: ListDefinitionInput = {
  version: 1,
  columns: ['title', 'amount', 'salary', 'region', 'signedOn', '$author', '$createdAt'].map((field) => ({
    field,
  })),
  searches: [{ field: 'owner' }, { field: 'meetsAt' }, { field: 'isOpen' }, { field: 'lines.what' }],
  keyword: ['title'],
  sort: [{ field: 'salary' }, { field: '$createdAt', direction: 'descending' }],
}

/** Li of the research department, Wang's manager. */
export const li: Viewer = {
  isAdministrator: false,
  context: { now: '2026-03-31T09:00:00+08:00', timeZone: 'Asia/Shanghai', me: 'li' },
  idsOf: (variable) =>
    ({
      me: ['li'],
      meAndSubordinates: ['li', 'wang'],
      department: ['research'],
      departmentAndBelow: ['research', 'lab'],
      organizationAndBelow: ['company', 'research', 'lab'],
      position: [],
    })[variable],
}

export function permission(input: PermissionInput): Permission {
  return PermissionSchema.parse(input)
}
