import type { Look } from '../../person.ts'

export type Colleague = Readonly<{
  account: string
  /** The name of a person who joins for this morning; the others are in the demo company already. */
  joinsAs?: string
  /** What their requests are about; every title begins with it. */
  topic: string
  look: Look
}>

const phone = { width: 390, height: 844, isTouch: true } as const
const desk = { width: 1440, height: 900, scale: 1 } as const

/** Five people on phones and five at desks. */
export const colleagues = {
  manager: { account: 'manager', topic: '市场物料', look: { ...phone, locale: 'zh-CN', theme: 'light' } },
  finance: { account: 'finance', topic: 'Travel', look: { ...phone, locale: 'en-US', theme: 'dark' } },
  director: { account: 'director', topic: '年度預算', look: { ...phone, locale: 'zh-TW', theme: 'light' } },
  offline: {
    account: 'zeng.qingmu',
    joinsAs: '曾青牧',
    topic: '仓库盘点',
    look: { ...phone, locale: 'zh-CN', theme: 'dark' },
  },
  passing: {
    account: 'xiang.yuanzhou',
    joinsAs: '向远舟',
    topic: 'Equipment',
    look: { ...phone, locale: 'en-US', theme: 'light' },
  },
  typing: {
    account: 'ji.mingche',
    joinsAs: '嵇明澈',
    topic: '招聘计划',
    look: { ...desk, locale: 'zh-CN', theme: 'dark' },
  },
  walking: {
    account: 'rao.siqi',
    joinsAs: '饶思其',
    topic: '外部培訓',
    look: { ...desk, locale: 'zh-TW', theme: 'dark' },
  },
  ticking: {
    account: 'pan.linyu',
    joinsAs: '潘霖屿',
    topic: 'Software',
    look: { ...desk, locale: 'en-US', theme: 'dark' },
  },
  clicking: {
    account: 'su.heqing',
    joinsAs: '苏和卿',
    topic: '办公用品',
    look: { ...desk, locale: 'zh-CN', theme: 'light' },
  },
  signing: {
    account: 'ye.shuyan',
    joinsAs: '叶疏砚',
    topic: 'Contracts',
    look: { ...desk, locale: 'en-US', theme: 'light' },
  },
} as const satisfies Readonly<Record<string, Colleague>>

export type Who = keyof typeof colleagues
