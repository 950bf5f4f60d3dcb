const mostRuns = 50

/**
 * Milliseconds of this thread's processor time that one run takes: what other processes do on the machine does not count.
 * @param atLeastMs repeats the work for so long, because some machines count whole milliseconds only
 */
export async function processorTime(work: () => unknown, atLeastMs = 20): Promise<number> {
  const before = process.threadCpuUsage()
  const started = performance.now()
  let runs = 0
  do {
    await work()
    runs++
  } while (runs < mostRuns && performance.now() - started < atLeastMs)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000 / runs
}
