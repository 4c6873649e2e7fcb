// A value that follows another one after it has rested: for searches while somebody types.
import { useEffect, useState } from 'react'

/** After so many milliseconds without a key the server is asked, where nothing says otherwise. */
const TYPING_MS = 300

export function useSettled<Value>(value: Value, ms = TYPING_MS): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
