import type { sender as de } from '../../de/desk/sender.ts'

export const sender: typeof de = {
  title: 'Sender',
  text: 'Whether other mail servers trust the sender {domain}. The public records of the domain (DNS) and the login at the mail server are checked; nothing is sent.',
  check: 'Check now',
  checking: 'Checking',
  again: 'Check again',
  good: 'Everything is set. Whoever gets your letters can tell that they are genuine.',
  bad: 'Something is missing. Set what is listed below, or pass it on to whoever looks after your domain; DNS records take from some minutes to some hours to work.',
  parts: {
    smtp: 'Mail server',
    spf: 'SPF: who may send',
    dkim: 'DKIM: signature',
    dmarc: 'DMARC: what happens to forgeries',
    mx: 'MX: where replies arrive',
    reverse: 'Reverse name',
  },
  states: { ok: 'fine', hint: 'note', wrong: 'to be fixed', unknown: 'could not be checked' },
  set: 'Set in DNS',
  record: { type: 'Type', name: 'Name', value: 'Value' },
  findings: {
    smtp_files:
      'No mail server is set up: letters are only stored as files. Set SMTP_URL with the details from your mail provider.',
    smtp_ok: '{host} accepts the login, and the connection is encrypted or stays on this server.',
    smtp_no_login: '{host} answers; no user name and password are set.',
    smtp_plain: '{host} does not encrypt. Use smtps:// with port 465, or a mail server that offers STARTTLS.',
    smtp_login: '{host} refuses the login ({words}). Check user name and password in SMTP_URL.',
    smtp_certificate:
      'The certificate of {host} is not valid ({words}). Does SMTP_URL contain the name that the provider gives?',
    smtp_away: '{host} cannot be reached ({words}). Check name and port in SMTP_URL, and the firewall.',
    spf_ok: '“{record}”, {count} of at most {most} lookups, by way of {chain}.',
    spf_none:
      'There is no SPF record for {domain}. If your mail provider names a value of its own (include:…), use that instead of the one proposed.',
    spf_several: '{domain} has {count} SPF records, so none counts. Merge them into one.',
    spf_lookups:
      'The SPF record takes {count} lookups, {most} are allowed; beyond that it does not count. It leads by way of {chain}: take out what no longer sends for you.',
    spf_invalid: 'The SPF record “{record}” cannot be read ({words}).',
    spf_everybody: 'The SPF record “{record}” lets everybody send in your name. Replace +all with -all.',
    spf_open_end:
      'The SPF record “{record}” does not say what applies to other servers. Add -all once it lists all of yours.',
    spf_host:
      '{host} ({addresses}) is not in the SPF record. If your provider sends from there, add it; some send from other servers: the first “Received” line of a letter that arrived tells.',
    dkim_ok: 'The key “{selector}” in DNS matches ours.',
    dkim_off:
      'This server does not sign letters itself. That is fine if your mail provider does so for {domain}: the source of a letter that arrived then says “dkim=pass”. Otherwise see docs/operations.md, “Mail”.',
    dkim_none: 'There is no key under {name}.',
    dkim_other: 'Under {name} there is a different key from the one we sign with.',
    dkim_revoked: 'The key under {name} is revoked (an empty p).',
    dmarc_ok: 'Forgeries of {domain}: “{policy}”, as entered at {policyDomain}.',
    dmarc_watching:
      'So far forgeries are only observed. Once the reports have shown only your own letters for two weeks, set the value below; forgeries then go to spam.',
    dmarc_none: 'There is no DMARC record for {domain}. Large providers accept no newsletter without one.',
    dmarc_invalid: 'The DMARC record cannot be read: “{record}”.',
    dmarc_unaligned:
      'We sign for {dkimDomain}, which according to the DMARC record does not match {domain}. Set DKIM_DOMAIN to {domain}.',
    dmarc_signature_only:
      'Bounces go to {envelopeDomain}; by the DMARC record this does not match {domain}. So only the signature counts: a letter that loses it on the way, when forwarded for example, is taken for a forgery. BOUNCE_ADDRESS is better placed at {domain}.',
    dmarc_provider_signature:
      'Bounces go to {envelopeDomain}; by the DMARC record this does not match {domain}, and we do not sign ourselves. Letters only pass if your mail provider signs for {domain}: the source of a letter that arrived then says “dkim=pass” with {domain}. Otherwise place BOUNCE_ADDRESS at {domain}.',
    dmarc_nothing_fits:
      'Bounces go to {envelopeDomain}, and we sign for {dkimDomain}; by the DMARC record neither matches {domain}. Our letters are therefore taken for forgeries. Set DKIM_DOMAIN to {domain}, and place BOUNCE_ADDRESS there.',
    mx_ok: 'Replies and bounces to {domain} are accepted by {hosts}.',
    mx_none: '{domain} accepts no mail: replies and bounces are lost. Your mail provider names the value.',
    mx_refuses: '{domain} declares that it accepts no mail (an empty MX). Replies and bounces are lost.',
    mx_dead: '{hosts} cannot be found: replies to {domain} do not arrive.',
    reverse_ok: '{address} is called {name}, and {name} leads back.',
    reverse_none:
      '{address} ({host}) has no reverse name. It is set by the provider of the server, to whom the address belongs.',
    reverse_other:
      '{address} is called {name}, but {name} does not lead back. The provider of the server corrects that, or you add the address to {name}.',
    reverse_private:
      '{address} is valid only in your own network. Which address the letters leave from cannot be seen from here; ask the provider whether it has a reverse name.',
    dns_away: 'DNS gave no answer for {name}. Is the server connected to the internet? Try again.',
  },
}
