import { describe, expect, it } from 'vitest'
import { readReaderFile } from './import-file.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** `address language` of each line that is good, the problem of each that is not. */
function read(content: Uint8Array | string) {
  const file = readReaderFile(typeof content === 'string' ? bytes(content) : content, 'de')
  if (!file.ok) return file
  return file.lines.map((line) => `${line.line} ${line.ok ? `${line.email} ${line.language}` : line.problem}`)
}

describe('a file of readers', () => {
  it('has comma, semicolon or tab between its columns, and quotes around what holds them', () => {
    const expected = ['2 mira@muster.example en', '3 jonas@muster.example de']
    for (const delimiter of [',', ';', '\t']) {
      const rows = [
        ['Name', 'E-Mail', 'Sprache'],
        [`"Beispiel${delimiter} ""Mira"""`, 'mira@muster.example', 'Englisch'],
        ['Jonas', '"jonas@muster.example"', ''],
      ]
      for (const lineEnd of ['\n', '\r\n', '\r']) {
        expect(read(rows.map((row) => row.join(delimiter)).join(lineEnd))).toEqual(expected)
      }
    }
  })

  it('comes with or without a byte order mark, from Excel in Windows-1252 or UTF-16', () => {
    const text = 'E‑Mail-Adresse;Ort\nrené@muster.example;x\nmira@müller.example;Zürich\n'.replace('‑', '-')
    const expected = ['2 bad_address', '3 mira@xn--mller-kva.example de']
    expect(read(text)).toEqual(expected)
    expect(read(`\ufeff${text}`)).toEqual(expected)
    expect(read(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toEqual(expected)
    expect(read(Buffer.from(`\ufeff${text}`, 'utf16le'))).toEqual(expected)
    expect(read(`sep=;\r\n${text}`)).toEqual(['3 bad_address', '4 mira@xn--mller-kva.example de'])
  })

  it('names its columns in German or English, or has no header at all', () => {
    for (const name of ['email', 'E-Mail', 'EMAIL ADDRESS', 'E-Mail-Adresse', 'mail']) {
      for (const language of ['Sprache', 'language', 'LANG']) {
        expect(read(`${language},x,${name}\nen-GB,1,mira@muster.example`)).toEqual(['2 mira@muster.example en'])
      }
    }
    expect(read('mira@muster.example\njonas@muster.example')).toEqual([
      '1 mira@muster.example de',
      '2 jonas@muster.example de',
    ])
    expect(read('Mira;mira@muster.example;EN')).toEqual(['1 mira@muster.example en'])
  })

  it('says of each line what is wrong with it', () => {
    const rows = [
      'email,language',
      ',de',
      'mira(at)muster.example,de',
      'mira@muster.example,fr',
      '',
      'a@b.example,de,x',
    ]
    expect(read(rows.join('\n'))).toEqual(['2 no_address', '3 bad_address', '4 unknown_language', '6 a@b.example de'])
  })

  it('knows an address again that stands in it twice', () => {
    const file = readReaderFile(bytes('email\nMira@muster.example\nx@muster.example\nmira@MUSTER.example'), 'de')
    expect(file.ok && file.lines.map((line) => line.ok && line.twiceOf)).toEqual([undefined, undefined, 2])
  })

  it('is refused when it holds nothing, or no column of addresses', () => {
    expect(read('')).toMatchObject({ problem: 'empty' })
    expect(read('email\n')).toMatchObject({ problem: 'empty' })
    expect(read('Name,Ort\nMira,Zürich')).toMatchObject({ problem: 'no_address_column' })
    expect(read('email,x\na@b.example,"never closed\n')).toMatchObject({ problem: 'unreadable' })
    expect(read(`email\n${'a@b.example\n'.repeat(50_001)}`)).toMatchObject({ problem: 'too_long' })
  })
})
