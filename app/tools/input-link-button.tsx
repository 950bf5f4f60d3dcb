import { useState } from 'react'
import { copyText } from '#app/lib/copy-text.ts'
import type { DocumentOf } from '#content/catalogue.ts'
import { inputFragment } from './input-link.ts'
import { ToolLink } from './tool-parts.tsx'

export type InputLinkCopy = DocumentOf<'tools/tool-page'>['link']

type InputLinkButtonProps = {
  form: string
  values: Record<string, string>
  initial: Record<string, string>
  copy: InputLinkCopy
}

/** Puts what stands in a form into the page's address, to be bookmarked, and copies it. Nothing is sent. */
export function InputLinkButton({ form, values, initial, copy }: InputLinkButtonProps) {
  const [copied, setCopied] = useState<{ fragment: string; done: boolean }>()
  const fragment = inputFragment(form, values, initial)
  const take = async () => {
    history.replaceState(history.state, '', fragment)
    setCopied({ fragment, done: await copyText(location.href) })
  }
  const said = copied?.fragment === fragment ? (copied.done ? copy.copied : copy.inAddress) : ''
  return (
    <div className="tool-input-link">
      <ToolLink onClick={take}>{copy.label}</ToolLink>
      <p className="note" role="status">
        {said}
      </p>
    </div>
  )
}
