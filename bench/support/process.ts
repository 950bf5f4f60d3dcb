import { readFileSync } from 'node:fs'

/** Megabytes that a process holds in memory now. Linux only. */
export const residentMegabytes = (pid: number | undefined) => megabytes(pid, 'VmRSS')

/** The most that it has held since its start. */
export const mostMegabytes = (pid: number | undefined) => megabytes(pid, 'VmHWM')

function megabytes(pid: number | undefined, name: string): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN) / 1024
}

/** Seconds of processor time that a process has used. Linux only. */
export function processorSeconds(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}
