import type { ComponentProps } from 'react'
import { type FetcherWithComponents, Form } from 'react-router'
import { useRoot } from '../use-root.ts'

type PostFormProps = ComponentProps<typeof Form> & {
  /** The fetcher that sends it; without one the page goes along. */
  of?: Pick<FetcherWithComponents<unknown>, 'Form'>
}

/** A form that changes something. It carries the proof that it was made for this session. */
export function PostForm({ of: fetcher, children, ...attributes }: PostFormProps) {
  const { formToken } = useRoot()
  const Sent = fetcher?.Form ?? Form
  return (
    <Sent method="post" {...attributes}>
      <input type="hidden" name="formToken" value={formToken} />
      {children}
    </Sent>
  )
}
