import type { sender as de } from '../../de/desk/sender.ts'

export const sender: typeof de = {
  title: 'Sender',
  text: 'Whether mail servers trust the sender {domain}. It is looked up and logged in; nothing is sent.',
  check: 'Check now',
  checking: 'Checking',
  again: 'Check again',
  good: 'All is set. The letters can be told to be genuine.',
  bad: 'Something is missing. Set what stands below; DNS records take some minutes to hours to work.',
  parts: {
    smtp: 'Mail server',
    spf: 'SPF: who may send',
    dkim: 'DKIM: signature',
    dmarc: 'DMARC: what becomes of forgeries',
    mx: 'MX: where answers arrive',
    reverse: 'Reverse name',
  },
  states: { ok: 'in order', hint: 'note', wrong: 'missing', unknown: 'could not be checked' },
  set: 'Set in DNS',
  record: { type: 'Type', name: 'Name', value: 'Value' },
  findings: {
    smtp_files:
      'No mail server is set: letters only become files. Set SMTP_URL with what your mail provider gives you.',
    smtp_ok: '{host} takes the login, and the connection is encrypted or stays on this machine.',
    smtp_no_login: '{host} answers; no login is set.',
    smtp_plain: '{host} does not encrypt. Take smtps:// with port 465, or a mail server that offers STARTTLS.',
    smtp_login: '{host} refuses the login ({words}). Look at user and password in SMTP_URL.',
    smtp_certificate:
      'The certificate of {host} is not valid ({words}). Does SMTP_URL have the name the provider gives?',
    smtp_away: '{host} cannot be reached ({words}). Look at name and port in SMTP_URL, and at the firewall.',
    spf_ok: '“{record}”, {count} of at most {most} lookups, by way of {chain}.',
    spf_none:
      'There is no SPF record for {domain}. If your mail provider names a value of its own (include:…), take that instead of the one proposed.',
    spf_several: '{domain} has {count} SPF records; then none counts. Join them into one.',
    spf_lookups:
      'The SPF record takes {count} lookups, {most} are allowed; beyond that it does not count. It leads by way of {chain}: take out what no longer sends for you.',
    spf_invalid: 'The SPF record “{record}” cannot be read ({words}).',
    spf_everybody: 'The SPF record “{record}” lets everybody send in your name. Put -all in the place of +all.',
    spf_open_end:
      'The SPF record “{record}” does not say what holds for other servers. Add -all once all of yours stand in it.',
    spf_host:
      '{host} ({addresses}) is not in the SPF record. If your provider sends from there, add it; some send from other servers: the first “Received” line of a letter that arrived tells.',
    dkim_ok: 'The key “{selector}” in DNS fits ours.',
    dkim_off:
      'This server does not sign by itself. That is fine if your mail provider does for {domain}: the source of a letter that arrived then says “dkim=pass”. Otherwise see docs/operations.md, “Mail”.',
    dkim_none: 'There is no key under {name}.',
    dkim_other: 'Under {name} stands another key than the one we sign with.',
    dkim_revoked: 'The key under {name} is revoked (an empty p).',
    dmarc_ok: 'Forgeries of {domain}: “{policy}”, as {policyDomain} says. The envelope carries the same domain.',
    dmarc_watching:
      'So far it only watches. Once the reports were clean for two weeks, ask that forgeries are put into spam.',
    dmarc_none: 'There is no DMARC record for {domain}. Large providers take no newsletter without one.',
    dmarc_invalid: 'The DMARC record cannot be read: “{record}”.',
    dmarc_unaligned:
      'We sign for {dkimDomain}, which by the DMARC record does not fit {domain}. Set DKIM_DOMAIN to {domain}.',
    mx_ok: 'Answers and bounces to {domain} are taken by {hosts}.',
    mx_none: '{domain} takes no mail: answers and bounces are lost. Your mail provider names the value.',
    mx_refuses: '{domain} declares that it takes no mail (an empty MX). Answers and bounces are lost.',
    mx_dead: 'There is no address for {hosts}: answers to {domain} do not arrive.',
    reverse_ok: '{address} is called {name}, and {name} leads back.',
    reverse_none:
      '{address} ({host}) has no reverse name. Whoever owns the address sets it: the provider of the server.',
    reverse_other:
      '{address} is called {name}, but {name} does not lead back. The provider of the server mends that, or you add the address to {name}.',
    reverse_private:
      '{address} only means something in its own network. From which address the letters leave cannot be seen from here; ask the provider whether it has a reverse name.',
    dns_away: 'DNS gave no answer for {name}. Is this machine on the network? Try again.',
  },
}
