import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Begins with the files that wait for leases and restarts, so that the run does not end with one of them alone; Vitest itself
 * knows how long a file takes only from the run before.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const waits = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/survival/')
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))]
  }
}
