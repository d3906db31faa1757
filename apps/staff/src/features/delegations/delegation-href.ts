import type { ListKey } from './list-key.ts'

const base = '/pages/workFlow/entrustAgent'

export const delegationHref = {
  list: ({ side, kind }: ListKey) => `${base}/index?index=${side === 'mine' ? 1 : 2}&kind=${kind}`,
  detail: (id: string) => `${base}/detail?id=${encodeURIComponent(id)}`,
  edit: (id: string) => `${base}/form?id=${encodeURIComponent(id)}`,
  create: (kind: ListKey['kind']) => `${base}/form?kind=${kind}`,
}
