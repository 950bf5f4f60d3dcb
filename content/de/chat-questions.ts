import { articles } from './chat-questions/articles.ts'
import { facts } from './chat-questions/facts.ts'
import { faq } from './chat-questions/faq.ts'
import { legal } from './chat-questions/legal.ts'
import { notHere } from './chat-questions/not-here.ts'
import { pages } from './chat-questions/pages.ts'
import { services } from './chat-questions/services.ts'
import { tools } from './chat-questions/tools.ts'
import { workshops } from './chat-questions/workshops.ts'

/**
 * The ways in which visitors ask, each as they type it, dialect included; never shown. Short facts by their name, passages by
 * their address without the language's prefix, further passages under one address with their heading behind a bar.
 */
export const chatQuestions: {
  facts: Record<string, string[]>
  passages: Record<string, string[]>
  notHere: string[]
} = {
  facts,
  passages: { ...faq, ...services, ...workshops, ...tools, ...legal, ...articles, ...pages },
  notHere,
}
