import type { Webhook } from './queries.ts'

export type Draft = Pick<Webhook, 'name' | 'url' | 'isOn' | 'events' | 'flowIds' | 'formIds' | 'withValues'>

export const freshDraft: Draft = {
  name: '',
  url: '',
  isOn: true,
  events: ['case.approved', 'case.rejected'],
  flowIds: [],
  formIds: [],
  withValues: false,
}

export function draftOf({ name, url, isOn, events, flowIds, formIds, withValues }: Webhook): Draft {
  return { name, url, isOn, events, flowIds, formIds, withValues }
}
