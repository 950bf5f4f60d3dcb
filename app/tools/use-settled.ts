import { useEffect, useState } from 'react'

/** A value once it has stayed the same for a while: what a live region says, so that it does not speak at each key. */
export function useSettled<Value>(value: Value, milliseconds = 900): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
