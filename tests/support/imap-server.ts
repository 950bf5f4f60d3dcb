import { execFileSync, spawn } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { ensurePackage } from '../../scripts/debian-package.ts'
import { stopProcess } from './postgres-cluster.ts'
import { selfSigned } from './self-signed.ts'
import { freePort } from './server.ts'

/** Debian's Dovecot on the loopback, with one mailbox. */
export type ImapServer = {
  /** Of its INBOX, without encryption; the same with `imaps:` and a certificate that nobody vouches for. */
  url: string
  encryptedUrl: string
  /** Puts a mail into the INBOX, as delivery does. */
  deliver(source: Buffer): Promise<void>
  /** Mails in the INBOX: whole, and whether they carry a flag. */
  mails(): Promise<{ source: string; isFlagged: boolean }[]>
  /** Takes all mails away. */
  empty(): Promise<void>
  stop(): Promise<void>
}

const [user, password] = ['bounces@saldora.example', 'hidden:word/1']

export async function startImapServer(): Promise<ImapServer> {
  const certificate = selfSigned('localhost')
  ensurePackage('/usr/sbin/dovecot', 'dovecot-imapd')
  const folder = await mkdtemp(join(tmpdir(), 'imap-'))
  // Its processes, which are not root, have to pass through.
  await chmod(folder, 0o711)
  const owner = mailOwner()
  const mail = join(folder, 'mail')
  for (const part of ['', 'new', 'cur', 'tmp']) {
    await mkdir(join(mail, part), { mode: 0o700 })
    await chown(join(mail, part), owner.uid, owner.gid)
  }
  await writeFile(join(folder, 'cert.pem'), certificate.cert)
  await writeFile(join(folder, 'key.pem'), certificate.key, { mode: 0o600 })
  const [plain, encrypted] = [await freePort(), await freePort()]
  const file = join(folder, 'dovecot.conf')
  await writeFile(file, configuration(folder, { plain, encrypted }, owner))
  const dovecot = spawn('/usr/sbin/dovecot', ['-F', '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  dovecot.stderr.on('data', (piece) => {
    said += piece
  })
  const orphan = () => dovecot.kill('SIGKILL')
  process.once('exit', orphan)
  const login = `${encodeURIComponent(user)}:${encodeURIComponent(password)}`
  let delivered = 0
  const server: ImapServer = {
    url: `imap://${login}@127.0.0.1:${plain}/INBOX`,
    encryptedUrl: `imaps://${login}@127.0.0.1:${encrypted}/INBOX`,
    deliver: async (source) => {
      const name = `${Date.now()}.${String(++delivered).padStart(6, '0')}.test`
      await writeFile(join(mail, 'new', name), source)
      await chown(join(mail, 'new', name), owner.uid, owner.gid)
    },
    mails: async () => {
      while (true) {
        const paths = await mailFiles(mail)
        const sources = await Promise.all(paths.map((path) => readFile(path, 'utf8').catch(() => undefined)))
        // The server moves a mail when it sees it, flags it or deletes it. What was read while it moved one may lack that one.
        const isWhole = !sources.includes(undefined) && isDeepStrictEqual(await mailFiles(mail), paths)
        // Maildir writes flags behind a comma.
        if (isWhole)
          return paths.map((path, index) => ({ source: sources[index] ?? '', isFlagged: /,[A-Z]*F/.test(path) }))
      }
    },
    empty: async () => {
      for (const path of await mailFiles(mail)) await rm(path)
    },
    stop: async () => {
      process.off('exit', orphan)
      await stopProcess(dovecot.pid ?? 0, 'SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
  const deadline = Date.now() + 20_000
  while (dovecot.exitCode === null && Date.now() < deadline && !(await listens(plain))) await sleep(25)
  if (await listens(plain)) return server
  const log = await readFile(join(folder, 'log'), 'utf8').catch(() => '')
  await server.stop()
  throw new Error(`Dovecot did not start: ${said}${log}`)
}

/** The files of all mails, those that nobody has seen yet first. */
async function mailFiles(mail: string): Promise<string[]> {
  const parts = ['new', 'cur'].map(async (part) =>
    (await readdir(join(mail, part))).map((name) => join(mail, part, name)),
  )
  return (await Promise.all(parts)).flat()
}

type Owner = { uid: number; gid: number; isRoot: boolean }

/** Dovecot refuses to open mail as root. */
function mailOwner(): Owner {
  if (process.getuid?.() !== 0) return { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0, isRoot: false }
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody']))
  return { uid: id('-u'), gid: id('-g'), isRoot: true }
}

function configuration(folder: string, ports: { plain: number; encrypted: number }, owner: Owner): string {
  const self = owner.isRoot ? '' : execFileSync('id', ['-un'], { encoding: 'utf8' }).trim()
  const group = owner.isRoot ? '' : execFileSync('id', ['-gn'], { encoding: 'utf8' }).trim()
  const withoutRoot = `default_internal_user = ${self}\ndefault_internal_group = ${group}\ndefault_login_user = ${self}`
  // Debian 13 has Dovecot 2.4, which words many settings otherwise.
  const isOld = execFileSync('/usr/sbin/dovecot', ['--version'], { encoding: 'utf8' }).startsWith('2.3.')
  return `${isOld ? settings23(folder, owner) : settings24(folder, owner)}
protocols = imap
listen = 127.0.0.1
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
ssl = yes
first_valid_uid = 0
${owner.isRoot ? '' : withoutRoot}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${ports.plain}
  }
  inet_listener imaps {
    port = ${ports.encrypted}
    ssl = yes
  }
}
service anvil {
  chroot =
}
`
}

function settings23(folder: string, { uid, gid }: Owner): string {
  return `ssl_cert = <${folder}/cert.pem
ssl_key = <${folder}/key.pem
disable_plaintext_auth = no
mail_location = maildir:${folder}/mail
passdb {
  driver = static
  args = user=${user} password=${password}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}
}`
}

function settings24(folder: string, { uid, gid }: Owner): string {
  return `dovecot_config_version = 2.4.0
dovecot_storage_version = 2.4.0
ssl_server_cert_file = ${folder}/cert.pem
ssl_server_key_file = ${folder}/key.pem
auth_allow_cleartext = yes
mail_driver = maildir
mail_path = ${folder}/mail
passdb static {
  password = ${password}
  fields {
    user = ${user}
  }
}
userdb static {
  fields {
    uid = ${uid}
    gid = ${gid}
    home = ${folder}
  }
}`
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
