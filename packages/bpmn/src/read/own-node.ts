import { FlowNode } from '@signet/flow'
import { type Element, nameOf, onOneLine } from '../element.ts'
import { plainText, settingsOf } from '../settings.ts'

/** The node that we wrote into an element, with the name that it has there now. */
export function ownNodeIn(element: Element): FlowNode | undefined {
  const read = FlowNode.safeParse(settingsOf(element))
  return read.success ? { ...read.data, name: said(nameOf(element), read.data.name) } : undefined
}

/** What a name says now; ours to the letter unless somebody has changed it. */
export function said(now: string, ours: string): string {
  return now === '' || now === onOneLine(plainText(ours)) ? ours : now
}
