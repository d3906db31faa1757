import { StyleProvider } from '@ant-design/cssinjs'
import { ConfigProvider } from 'antd'
import type { Locale } from 'antd/es/locale'
import { type ReactNode, useState } from 'react'

/** The class under which `virtual:antd.css` keeps the variables of antd. */
const theme = { cssVar: { key: 'css-var-studio' }, hashed: false, zeroRuntime: true }

/**
 * antd in its zero-runtime mode: its stylesheet is published with the build, and its colours follow our tokens. What it
 * would still write as <style> goes into an element that is never part of the page, since the policy forbids it there.
 */
export function AntdTheme({ words, children }: Readonly<{ words: Locale; children: ReactNode }>) {
  const [nowhere] = useState(() => document.createElement('div'))
  return (
    <StyleProvider container={nowhere}>
      <ConfigProvider
        locale={words}
        theme={theme}
        wave={{ disabled: true }}
        button={{ autoInsertSpace: false }}
      >
        {children}
      </ConfigProvider>
    </StyleProvider>
  )
}
