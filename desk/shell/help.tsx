import { useEffect, useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { Key } from '../ui/form.tsx'
import { areKeysOn, switchKeys } from '../use-keys.ts'
import { useRoot } from '../use-root.ts'
import type { Room } from './rooms.ts'

/** All keys, to the rooms that this person may enter, and the switch that turns them off. */
export function Help({ rooms: open, isOpen, onClose }: { rooms: Room[]; isOpen: boolean; onClose(): void }) {
  const { words } = useRoot()
  const [areOn, setOn] = useState(true)
  useEffect(() => setOn(areKeysOn()), [])
  const { keys, rooms } = words
  return (
    <Dialog title={keys.title} isOpen={isOpen} onClose={onClose}>
      {/* First, so that the dialog begins at its top, where the focus is. */}
      <label className="tick">
        <input
          type="checkbox"
          checked={areOn}
          onChange={({ target }) => {
            switchKeys(target.checked)
            setOn(target.checked)
          }}
        />
        {keys.switch}
      </label>
      <dl className="help">
        {keys.list.map(({ names, does }) => (
          <div key={does}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
        {open.map(({ id, letter }) => (
          <div key={id}>
            <dt>
              <kbd>g</kbd>
              <kbd>{letter}</kbd>
            </dt>
            <dd>{rooms[id]}</dd>
          </div>
        ))}
      </dl>
      <p className="actions after">
        <Key label={words.close} onClick={onClose} />
      </p>
    </Dialog>
  )
}
