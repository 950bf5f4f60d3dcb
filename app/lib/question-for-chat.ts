const arrived = 'question-for-chat'

/** Opens the chat with a question in its field. Nothing is sent by that; whoever asked still presses the button there. */
export function takeToChat(question: string): void {
  window.dispatchEvent(new CustomEvent(arrived, { detail: question }))
}

/** Calls `open` with each question that is taken to the chat; gives back what ends that. */
export function onQuestionForChat(open: (question: string) => void): () => void {
  const receive = (event: Event) => open((event as CustomEvent<string>).detail)
  window.addEventListener(arrived, receive)
  return () => window.removeEventListener(arrived, receive)
}
