import { z } from 'zod'
import { pageOfTool } from '../page-of-tool.ts'
import { text } from '../texts.ts'

export const vat = () =>
  z.strictObject({
    page: pageOfTool(),
    tool: z.strictObject({
      amount: z.strictObject({
        title: text,
        kind: text,
        net: text,
        gross: text,
        amount: text,
        amountProblem: text,
        none: text,
        rate: text,
        rateKey: text,
        rates: z.strictObject({ rate81: text, rate26: text, rate38: text }),
        vat: text,
        cash: text,
      }),
      methods: z.strictObject({
        title: text,
        lead: text,
        turnover: text,
        inputTax: text,
        inputTaxHint: text,
        numberProblem: text,
        none: text,
        rate: text,
        netTaxRate: text,
        netTaxRateHint: text,
        percent: text,
        outputTax: text,
        lessInputTax: text,
        effective: text,
        credit: text,
        netTax: text,
        netTaxNote: text,
        breakEven: text,
        cheaper: z.strictObject({ effective: text, netTax: text, equal: text }),
        exceeds: z.strictObject({ turnover: text, tax: text }),
      }),
    }),
  })
