const arrived = 'question-for-chat'

/** Asked for before the chat was awake. */
let waiting: string | undefined

/** Opens the chat with a question in its field. Nothing is sent by that; whoever asked still presses the button there. */
export function takeToChat(question: string): void {
  waiting = question
  window.dispatchEvent(new Event(arrived))
}

/** Calls `open` with each question that is taken to the chat; gives back what ends that. */
export function onQuestionForChat(open: (question: string) => void): () => void {
  const receive = () => {
    if (waiting === undefined) return
    const question = waiting
    waiting = undefined
    open(question)
  }
  receive()
  window.addEventListener(arrived, receive)
  return () => window.removeEventListener(arrived, receive)
}
