import { compileForm, type FormDefinitionInput } from '@signet/form'
import { PrintedRecord, type PrintTemplateInput, readTemplate } from '../src/index.ts'

export const expenseForm: FormDefinitionInput = {
  version: 1,
  key: 'expense',
  fields: [
    { key: 'title', kind: 'input', label: '事由' },
    { key: 'amount', kind: 'number', label: '金额', settings: { precision: 2 } },
    { key: 'salary', kind: 'number', label: '工资' },
    { key: 'photos', kind: 'image-upload', label: '照片' },
    {
      key: 'lines',
      kind: 'sub-table',
      label: '明细',
      fields: [
        { key: 'item', kind: 'input', label: '项目' },
        { key: 'price', kind: 'number', label: '单价' },
      ],
    },
  ],
}
export const expensePlan = compileForm(expenseForm)

export function template(input: Partial<PrintTemplateInput>) {
  return readTemplate({ version: 1, ...input })
}

export function record(input: Partial<PrintedRecord> & Readonly<{ id: string }>): PrintedRecord {
  return PrintedRecord.parse({ lines: [], ...input })
}
