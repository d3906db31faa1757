import { catalogue } from 'virtual:texts/en-US'
import antd from 'antd/es/locale/en_US'
import type { Words } from './words.ts'

export const words: Words = { antd, catalogue }
