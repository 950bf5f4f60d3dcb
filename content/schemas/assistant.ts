import { z } from 'zod'
import { text } from './texts.ts'

export const assistant = () =>
  z.strictObject({
    unknown: text,
    unnamed: text,
    contact: text,
    booking: text,
    also: text,
    more: text,
    greeting: text,
    thanks: text,
    farewell: text,
    machine: text,
    ability: text,
    person: text,
  })
