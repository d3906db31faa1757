import type { Design } from './design.ts'

/** What every claim asks for. */
export const claimFields: Design['form']['fields'] = [
  { key: 'reason', kind: 'input', label: 'Reason', required: true, inList: true },
  {
    key: 'amount',
    kind: 'number',
    label: 'Amount',
    required: true,
    inList: true,
    settings: { precision: 2 },
  },
]
