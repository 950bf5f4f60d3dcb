import { useRoot } from '../use-root.ts'

/** Proves that the form was made for this session. Every form of the desk carries it. */
export function FormToken() {
  return <input type="hidden" name="formToken" value={useRoot().formToken} />
}
