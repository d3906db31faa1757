import type { ListName } from '@signet/contract'
import { createRoute } from '@tanstack/react-router'
import { lazyPage } from '../../lib/lazy-page.ts'
import { memberRoute } from '../../shell/root-route.ts'
import { type OperateAction, operateActions } from './operate/operate-action.ts'

type Raw = Readonly<Record<string, unknown>>
type Subject = Readonly<{ config: string; list?: ListName; decided?: string }>
type OperateSearch = Subject & Readonly<{ action: OperateAction; from?: 'case' }>
type CommentSearch = Subject & Readonly<{ reply?: string }>

const listNames: readonly ListName[] = ['launched', 'toSign', 'toDo', 'doing', 'done', 'circulated']

export const approvalsRoutes = [
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/workFlow/flowBefore/index',
    validateSearch: subjectIn,
    component: lazyPage(() => import('./flow-before-page.tsx'), 'FlowBeforePage'),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/workFlow/operate/index',
    validateSearch: (raw: Raw): OperateSearch => ({
      ...subjectIn(raw),
      action: operateActions.find((action) => action === raw['action']) ?? 'agree',
      ...(raw['from'] === 'case' && { from: 'case' as const }),
    }),
    component: lazyPage(() => import('./operate/operate-page.tsx'), 'OperatePage'),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/workFlow/comment/index',
    validateSearch: (raw: Raw): CommentSearch => ({
      ...subjectIn(raw),
      ...(textOf(raw['reply']) && { reply: textOf(raw['reply']) }),
    }),
    component: lazyPage(() => import('./comment/comment-page.tsx'), 'CommentPage'),
  }),
  createRoute({
    getParentRoute: () => memberRoute,
    path: '/pages/workFlow/webView/index',
    validateSearch: (raw: Raw) => ({ fileId: textOf(raw['fileId']), name: textOf(raw['name']) }),
    component: lazyPage(() => import('./file-page.tsx'), 'FilePage'),
  }),
] as const

function subjectIn(raw: Raw): Subject {
  const list = listNames.find((name) => name === raw['list'])
  const decided = textOf(raw['decided'])
  return { config: textOf(raw['config']), ...(list && { list }), ...(decided && { decided }) }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
