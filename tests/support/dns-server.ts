import dns2 from 'dns2'

const { Packet } = dns2

/** What a name holds, by `name TYPE`; MX as `10 host`. */
export type Zone = Record<string, string[]>

export type DnsServer = {
  /** As DNS_SERVERS takes it. */
  address: string
  zone: Zone
  /** Names that it never answers for. */
  silent: Set<string>
  close(): Promise<void>
}

/** A name server on the loopback that knows what is in its zone and nothing else. */
export async function openDnsServer(zone: Zone = {}): Promise<DnsServer> {
  const state: DnsServer = { address: '', zone, silent: new Set(), close }
  let isOpen = true
  async function close(): Promise<void> {
    if (isOpen) await server.close()
    isOpen = false
  }
  const server = dns2.createServer({
    udp: true,
    handle: (request, send) => {
      const [question] = request.questions
      const { name = '', type = 0 } = question ?? {}
      const asked = name.toLowerCase()
      if (state.silent.has(asked)) return
      const response = Packet.createResponseFromRequest(request)
      const typeName = Object.entries(Packet.TYPE).find(([, code]) => code === type)?.[0] ?? ''
      const held = state.zone[`${asked} ${typeName}`] ?? []
      for (const value of held) {
        response.answers.push({ name, type, class: Packet.CLASS.IN, ttl: 60, ...data(typeName, value) } as never)
      }
      const isKnown = Object.keys(state.zone).some((key) => key.startsWith(`${asked} `))
      if (!isKnown) response.header.rcode = Packet.RCODE.NXDOMAIN
      send(response)
    },
  })
  const { udp } = await server.listen({ udp: { port: 0, address: '127.0.0.1' } })
  state.address = `127.0.0.1:${udp?.port ?? 0}`
  return state
}

function data(type: string, value: string): object {
  if (type === 'MX') {
    const [priority, exchange = ''] = value.split(' ')
    return { priority: Number(priority), exchange }
  }
  if (type === 'TXT') return { data: value.match(/.{1,255}/g) ?? [''] }
  if (type === 'PTR' || type === 'CNAME') return { domain: value }
  return { address: value }
}
