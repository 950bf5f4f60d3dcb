import type { ComponentProps } from 'react'
import { Dialog } from './dialog.tsx'
import { DialogKeys } from './dialog-keys.tsx'
import { PostForm } from './post-form.tsx'

type DialogFormProps = Omit<ComponentProps<typeof PostForm>, 'title'> &
  Omit<ComponentProps<typeof Dialog>, 'children'> &
  Pick<ComponentProps<typeof DialogKeys>, 'problem' | 'keep' | 'look' | 'act' | 'isOff' | 'cancel'>

/** A dialog that is one form, with the key that sends it and the one that closes it at its end. */
export function DialogForm({ title, isOpen, onClose, children, ...rest }: DialogFormProps) {
  const { problem, keep, look, act, isOff, cancel, ...form } = rest
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <PostForm {...form}>
        {children}
        <DialogKeys
          {...{ keep, look, act, isOff, cancel }}
          {...('problem' in rest && { problem })}
          onCancel={onClose}
        />
      </PostForm>
    </Dialog>
  )
}
