import { runOperator } from '#operator/program.ts'

/** Runs a command of the operator's tool as its process would, without the price of a process. */
export async function runTool(
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number; stdout: string; stderr: string }> {
  let stdout = ''
  let stderr = ''
  const code = await runOperator(args, {
    env,
    print: (text) => {
      stdout += `${text}\n`
    },
    complain: (line) => {
      stderr += `${line}\n`
    },
  })
  return { code, stdout, stderr }
}
