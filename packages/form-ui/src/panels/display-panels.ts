import {
  type AlertSettings,
  type BarcodeSettings,
  type ButtonSettings,
  barcodeFormats,
  buttonActions,
  type DividerSettings,
  type GroupTitleSettings,
  type IframeSettings,
  type LinkSettings,
  type QrCodeSettings,
  type TextSettings,
} from '@signet/form/kinds'
import type { Panel } from './panel.ts'

export const alertPanel: Panel<AlertSettings> = [
  { setting: 'tone', isLook: true, control: 'choice', of: ['info', 'success', 'warning', 'danger'] },
  { setting: 'description', control: 'words' },
  { setting: 'closable', control: 'switch' },
]

export const barcodePanel: Panel<BarcodeSettings> = [
  { setting: 'format', control: 'choice', of: barcodeFormats },
  { setting: 'source', control: 'choice', of: ['text', 'formula', 'record'] },
  { setting: 'text', control: 'text', when: ({ source }) => source === 'text' },
  { setting: 'formula', control: 'formula', when: ({ source }) => source === 'formula' },
  { setting: 'height', isLook: true, control: 'number' },
  { setting: 'bar', isLook: true, control: 'number' },
  { setting: 'caption', isLook: true, control: 'choice', of: ['shown', 'hidden'] },
  { setting: 'align', isLook: true, control: 'choice', of: ['start', 'center', 'end'] },
]

export const buttonPanel: Panel<ButtonSettings> = [
  { setting: 'action', control: 'choice', of: buttonActions },
  { setting: 'set', control: 'parameters', when: ({ action }) => action === 'setFields' },
  { setting: 'page', control: 'text', when: ({ action }) => action === 'openPage' },
  { setting: 'address', control: 'text', when: ({ action }) => action === 'openLink' },
  { setting: 'interface', control: 'interface', when: ({ action }) => action === 'callInterface' },
  { setting: 'flow', control: 'flow', when: ({ action }) => action === 'launchFlow' },
  {
    setting: 'parameters',
    control: 'parameters',
    when: ({ action }) => action === 'callInterface' || action === 'launchFlow',
  },
  { setting: 'fills', control: 'fills', when: ({ action }) => action === 'callInterface' },
  { setting: 'confirm', control: 'words' },
  { setting: 'look', control: 'choice', of: ['primary', 'plain', 'quiet', 'danger'] },
  { setting: 'width', control: 'choice', of: ['words', 'full'] },
  { setting: 'align', isLook: true, control: 'choice', of: ['start', 'center', 'end'] },
]

export const dividerPanel: Panel<DividerSettings> = [
  { setting: 'content', control: 'words' },
  {
    setting: 'position',
    control: 'choice',
    of: ['start', 'center', 'end'],
    when: ({ content }) => content !== '',
  },
  { setting: 'line', isLook: true, control: 'choice', of: ['solid', 'dashed'] },
]

export const groupTitlePanel: Panel<GroupTitleSettings> = [
  { setting: 'align', isLook: true, control: 'choice', of: ['start', 'center'] },
]

export const iframePanel: Panel<IframeSettings> = [
  { setting: 'address', control: 'text', when: ({ formula }) => formula === undefined },
  { setting: 'formula', control: 'formula' },
  { setting: 'height', isLook: true, control: 'number' },
  { setting: 'frame', isLook: true, control: 'choice', of: ['outlined', 'plain'] },
]

export const linkPanel: Panel<LinkSettings> = [
  { setting: 'address', control: 'text', when: ({ formula }) => formula === undefined },
  { setting: 'formula', control: 'formula' },
  { setting: 'opens', control: 'choice', of: ['newTab', 'inApp'] },
  { setting: 'align', isLook: true, control: 'choice', of: ['start', 'center', 'end'] },
]

export const qrCodePanel: Panel<QrCodeSettings> = [
  { setting: 'source', control: 'choice', of: ['text', 'formula', 'record'] },
  { setting: 'text', control: 'text', when: ({ source }) => source === 'text' },
  { setting: 'formula', control: 'formula', when: ({ source }) => source === 'formula' },
  { setting: 'size', isLook: true, control: 'number' },
  { setting: 'correction', control: 'choice', of: ['low', 'medium', 'quartile', 'high'] },
  { setting: 'caption', isLook: true, control: 'choice', of: ['shown', 'hidden'] },
  { setting: 'align', isLook: true, control: 'choice', of: ['start', 'center', 'end'] },
]

export const textPanel: Panel<TextSettings> = [
  { setting: 'content', control: 'words' },
  { setting: 'formula', control: 'formula' },
  { setting: 'places', control: 'number', when: ({ formula }) => formula !== undefined },
  { setting: 'size', isLook: true, control: 'choice', of: ['small', 'normal', 'large', 'title'] },
  { setting: 'weight', isLook: true, control: 'choice', of: ['plain', 'strong'] },
  { setting: 'align', isLook: true, control: 'choice', of: ['start', 'center', 'end'] },
  { setting: 'tone', isLook: true, control: 'choice', of: ['normal', 'weak', 'accent', 'danger', 'success'] },
]
