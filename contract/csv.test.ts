import { expect, it } from 'vitest'
import { csv } from './csv.ts'

const cell = (value: string | number | null) => csv([{ value }], ['value']).split('\r\n')[1]

it('is a file that spreadsheets and programs read alike', () => {
  const rows = [{ email: 'mira@muster.example', company: 'Süd, "Holz"\nAG', position: 3, motivation: null }]
  expect(csv(rows, ['position', 'email', 'company', 'motivation'])).toBe(
    '\ufeff"position","email","company","motivation"\r\n"3","mira@muster.example","Süd, ""Holz"" AG",""',
  )
})

it('gives a spreadsheet nothing to run', () => {
  for (const start of ['=', '+', '-', '@', '＝', '＋', '－', '＠']) expect(cell(`${start}1+1`)).toBe(`"'${start}1+1"`)
  expect(cell('  =1+1')).toBe(`"  '=1+1"`)
  expect(cell('\t=1+1')).toBe(`" '=1+1"`)
  expect(cell('\r\n=1+1')).toBe(`" '=1+1"`)
  expect(cell('\u200b=1+1')).toBe(`"'=1+1"`)
  expect(cell('\u202e \ufeff+1')).toBe(`" '+1"`)
  expect(cell('a;\u2066@SUM(1)')).toBe(`"a;'@SUM(1)"`)
  expect(cell('a;=1+1')).toBe(`"a;'=1+1"`)
  expect(cell('a","=1+1')).toBe(`"a"",""'=1+1"`)
  expect(cell('mira+list@muster.example')).toBe('"mira+list@muster.example"')
})
