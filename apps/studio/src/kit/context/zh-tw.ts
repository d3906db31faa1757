import { catalogue } from 'virtual:texts/zh-TW'
import antd from 'antd/es/locale/zh_TW'
import type { Words } from './words.ts'

export const words: Words = { antd, catalogue }
