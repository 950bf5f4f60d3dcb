#!/bin/bash
# The guide of docs/operations.md, tried on a bare Debian that boots in a container, by its own blocks of commands: npm run test:deploy [12|13]. As
# root, after npm ci; some minutes: how many seconds each check took, and since the begin, stands behind it. What is committed is tried. The container shares the network of this machine, so the ports below have to be free.
set -euo pipefail
release=$(case "${1:-12}" in 12) echo bookworm ;; 13) echo trixie ;; esac)
here=$(realpath "$(dirname "$0")/../..")
node=$here/node_modules/.bin/node
host=www.beispiel.example
base=/var/tmp/saldora-website-machine-$release
registry=$(npm config get registry)
passed=0

asking=

fail() { echo "FAILED: $1" >&2; exit 1; }
[ "$(id -u)" = 0 ] || fail 'run it as root'
git -C "$here" diff --quiet HEAD -- deploy tests/deploy docs/operations.md || fail 'commit first: what is committed is tried'
tried=$("$here/tests/deploy/fingerprint")
for port in 80 443 3000 3999 5432 14000; do
  ! (: < "/dev/tcp/127.0.0.1/$port") 2> /dev/null || fail "something listens on port $port"
done
"$node" "$here/scripts/debian-package.ts" /usr/sbin/debootstrap debootstrap
"$node" "$here/scripts/debian-package.ts" /usr/bin/systemd-nspawn systemd-container
if [ ! -d "$base" ]; then
  rm -rf "$base.part"
  debootstrap --variant=minbase --include=systemd,systemd-sysv,dbus,ca-certificates,sudo "$release" "$base.part" > "$base.log" || fail "$(tail -n 3 "$base.log")"
  chroot "$base.part" apt-get clean
  mv "$base.part" "$base"
fi

composed=$("$here/tests/deploy/compose.sh")
passed=$((passed + composed))
echo "+ compose reads compose.yaml, its variants and the guide's commands ($composed checks; $SECONDS)"

root=$(mktemp -d -p /var/tmp saldora-website-deploy-XXXXXX)
nspawn=
end() {
  local code=$?
  [ -z "$asking" ] || kill "$asking" 2> /dev/null || true
  [ -z "$nspawn" ] || { kill -9 "$(pgrep -P "$nspawn" | head -n 1)" "$nspawn" 2> /dev/null || true; wait "$nspawn" 2> /dev/null || true; }
  if [ $code = 0 ]; then
    ! mountpoint -q "$root" || umount "$root"
    rm -rf "$root"
  else
    echo "FAILED; the machine lies in $root" >&2
  fi
  exit $code
}
trap end EXIT
# What dpkg, npm and stores write waits for the disk otherwise.
[ "$(awk '/^MemAvailable/ { print $2 }' /proc/meminfo)" -lt 12000000 ] || mount -t tmpfs -o mode=755,size=10g tmpfs "$root"
cp -a "$base/." "$root"
cp -L /etc/resolv.conf "$root/etc/resolv.conf"
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/ca-certificates.crt"
echo debian > "$root/etc/hostname"
echo "127.0.0.1 localhost debian $host ${host#www.}" > "$root/etc/hosts"
# What this machine's way to packages needs, and an administrator's does not.
echo 'Defaults env_keep += "NPM_CONFIG_CAFILE NPM_CONFIG_REGISTRY NODE_EXTRA_CA_CERTS DEBIAN_FRONTEND"' > "$root/etc/sudoers.d/trial"
printf '%s "true";\n' APT::Get::Assume-Yes Dpkg::Use-Pty > "$root/etc/apt/apt.conf.d/90trial"
echo 'APT::Install-Recommends "false";' >> "$root/etc/apt/apt.conf.d/90trial"
git -C "$here" show HEAD:docs/operations.md > "$root/root/guide.md"
# The administrator's repository.
git clone -q --bare --no-hardlinks "$here" "$root/srv/site.git"
git -C "$root/srv/site.git" update-ref refs/heads/main "$(git -C "$here" rev-parse HEAD)"
git -C "$root/srv/site.git" symbolic-ref HEAD refs/heads/main
git clone -q "$root/srv/site.git" "$root/root/work"
git -C "$root/root/work" remote set-url origin /srv/site.git
printf '[user]\n\tname = office\n\temail = office@beispiel.example\n' > "$root/root/.gitconfig"

systemd-nspawn --quiet --directory "$root" --boot --keep-unit --register=no --resolv-conf=off < /dev/null > "$root/boot.log" 2>&1 &
nspawn=$!
inside() {
  local leader
  leader=$(pgrep -P "$nspawn" | head -n 1)
  nsenter --target "$leader" --mount --uts --ipc --pid --cgroup env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    NPM_CONFIG_CAFILE=/etc/ssl/certs/ca-certificates.crt NPM_CONFIG_REGISTRY="$registry" NODE_EXTRA_CA_CERTS="${authorities:-}" \
    DEBIAN_FRONTEND=noninteractive bash -c "cd / && $1"
}
for _ in $(seq 300); do inside 'systemctl is-system-running' 2> /dev/null | grep -qE 'running|degraded' && break || sleep 0.2; done
echo "+ Debian has booted (${SECONDS} s)"

# check WHAT COMMAND [EXPECTED OUTPUT]
check() {
  local output code=0 begun=$SECONDS
  output=$(inside "$2" 2>&1 < /dev/null) || code=$?
  if [ $# = 3 ]; then code=0; [ "$output" = "$3" ] || code=1; fi
  if [ $code != 0 ]; then
    printf 'FAILED %s\n  expected: %s\n  was: %s\n' "$1" "${3:-exit code 0}" "$output" >&2
    exit 1
  fi
  passed=$((passed + 1))
  echo "+ $1 ($((SECONDS - begun)) s; $SECONDS)"
}
# guide TEXT [EDIT...]: the guide's block of commands that has this text, with what an administrator puts in; it ends at the first line that fails.
guide() {
  local text=$1
  shift
  echo '('
  awk -v text="$text" '/^```/ { if (index(block, text)) { printf "%s", block; exit } block = ""; inside = /^```sh/; next } inside { block = block $0 "\n" }' "$root/root/guide.md" |
    sed -e 's/  *# .*//' -e 's#YOUR-REPOSITORY#/srv/site.git#' "$@" -e '/&&$/!s/$/ || exit 1/'
  echo ')'
}
status="curl -s -o /dev/null -w '%{http_code} %{redirect_url}'"
source='cd /opt/saldora-website/source &&'
current='readlink /opt/saldora-website/current'
# push MESSAGE CHANGE: a commit that the administrator's repository then has.
push() { inside "cd /root/work && { $2; } && git add -A && git commit -qm '$1' && git push -q origin HEAD:main"; }
# release MESSAGE CHANGE: the same without the commit before it, and built as the one that runs, with that change: its start is tried, not its build.
release() {
  push "$1" "git revert --no-edit HEAD > /dev/null && { $2; }"
  inside "$source"' git fetch -q && release=/opt/saldora-website/releases/$(git show -s --format=%cd --date=format:%Y%m%d-%H%M%S origin/main)-$(git rev-parse origin/main | cut -c 1-8) &&
    cp -al "$(realpath /opt/saldora-website/current)" "$release" && cd "$release" && { '"$2; }"
}
# ask, asked: meanwhile pages, calls and posts, fifty a second, of which none may fail.
ask() {
  "$node" "$here/tests/deploy/ask-steadily.ts" $host > "$root/asked.log" 2>&1 &
  asking=$!
}
asked() {
  kill $asking
  wait $asking || { cat "$root/asked.log" >&2; exit 1; }
  asking=
  echo "+ meanwhile $(cat "$root/asked.log")"
  passed=$((passed + 1))
}
leads="saldora-operator status --json 2> /dev/null | grep -A9 -E '\"(contacts|tiers|waitlist)\"'"
send() {
  check "$1" "curl -s -o /dev/null -w '%{http_code}' -H 'content-type: application/json' \
    -d '{\"name\":\"Nora Beispiel\",\"email\":\"nora@beispiel.example\",\"message\":\"Bitte um ein Gespräch im Januar.\"}' https://$host/functions/v1/send-contact-email" 200
}
serial="openssl s_client -connect 127.0.0.1:443 -servername $host < /dev/null 2> /dev/null | openssl x509 -noout -serial"

cat > "$root/root/answers" <<ANSWERS
SITE_URL=https://$host
SMTP_URL=smtp://127.0.0.1:2525
MAIL_FROM=Beispiel AG <mail@beispiel.example>
OPERATOR_EMAIL=office@beispiel.example
OWNER_NAME=Nora Beispiel
CERTIFICATE=own
RESTIC_REPOSITORY=/mnt/copies
ANSWERS
answered='s#deploy/install#deploy/install --answers /root/answers#'
check 'a machine that lacks something is told so, and nothing is changed' \
  "! /root/work/deploy/install 2> /root/refused && grep -q 'is no git checkout' /root/refused && test ! -e /etc/saldora-website"
check 'deploy/install brings the site up' "$(guide 'git clone YOUR-REPOSITORY /opt/saldora-website/source && cd' -e "$answered") > /root/install.log"
check 'it prints an invitation to the desk' "grep -qx 'https://$host/desk/enrol?token=[^ ]*' /root/install.log"
check 'a page is served, by a certificate of its own' "$status -k https://$host/en/prices" '200 '
check 'the desk asks who comes' "$status -k https://$host/desk" "302 https://$host/desk/sign-in?to=%2Fdesk"
check 'port 80 and the bare domain lead to it' "$status http://beispiel.example/faq" "301 https://$host/faq"
check 'figures are not for the world' "$status -k https://$host/metrics" '404 '
check 'a backup is there, for its owner only' "stat -c %a /var/backups/saldora-website/site-*.sqlite | uniq" 600
check 'a backup is made every night and minute, and one proven every week' 'systemctl is-active saldora-website-backup{,-minute,-proof}.timer | uniq' active
check 'an encrypted one was made, and put back to try it' "saldora-operator status --json 2> /dev/null | grep -q '\"backupProvenAgeSeconds\": [0-9]' && ls /mnt/copies/snapshots/* > /dev/null"
check 'settings are not for all to read' 'stat -c "%a %U:%G" /etc/saldora-website/env' '640 root:saldora'
inside 'install -m 644 /etc/saldora-website/certificate/fullchain.pem /tmp/authorities.pem'
authorities=/tmp/authorities.pem
# Not its part Proxy: where the name leads to the machine itself, nobody can be told from the proxy.
check 'the doctor finds store, backup, server, address and certificate right' \
  "saldora-operator doctor --json 2> /dev/null | grep -A1 -E '\"part\": \"(Store|Backup|Server|Address|Certificate)\"' | grep -c '\"state\": \"ok\"'" 5
authorities=

# A certification authority that speaks ACME, in the place of Let's Encrypt: Caddy's own, which looks for its proofs on port 80, too.
inside 'cd /root && apt-get -q download caddy > /dev/null 2>&1 && dpkg -x caddy_*.deb /opt/authority'
cat > "$root/opt/authority/Caddyfile" <<'CADDY'
{
  admin off
  auto_https disable_redirects
  skip_install_trust
  storage file_system /opt/authority/data
}
https://localhost:14000 {
  tls internal
  acme_server
}
CADDY
inside 'systemd-run --quiet --unit=authority /opt/authority/usr/bin/caddy run --config /opt/authority/Caddyfile --adapter caddyfile'
inside 'until [ -f /opt/authority/data/pki/authorities/local/root.crt ]; do sleep 0.2; done; cat /opt/authority/data/pki/authorities/local/root.crt >> /etc/ssl/certs/ca-certificates.crt
  echo server = https://localhost:14000/acme/local/directory >> /etc/letsencrypt/cli.ini'
check 'a wrong answer changes nothing' "sha256sum /etc/saldora-website/env > /root/sum; sed 's#^SMTP_URL=.*#SMTP_URL=mail#' /root/answers > /root/wrong
  ! /opt/saldora-website/source/deploy/install --answers /root/wrong 2> /root/refused && grep -q 'SMTP_URL in /root/wrong' /root/refused && sha256sum --quiet -c /root/sum"
check 'deploy/install can be run again, and asks for a certificate then' "$source sha256sum /etc/saldora-website/env > /root/sum; deploy/install <<< \$'letsencrypt\nNora Beispiel\n' > /root/again.log && sha256sum --quiet -c /root/sum"
check 'and invites again whoever had no trusted certificate to make a passkey with' "grep -qx 'https://$host/desk/enrol?token=[^ ]*' /root/again.log"
check 'browsers trust it, on both names' "$status https://$host/ && $status https://beispiel.example/" "200 301 https://$host/"

before=$(inside "$current")
push 'Another release' 'echo >> README.md'
ask
check 'deploy/upgrade brings another commit' "$(guide 'or: deploy/upgrade COMMIT')" &
upgrading=$!
# Meanwhile it builds.
inside "$serial > /root/serial"
check 'the renewed certificate is served' "certbot -q renew --force-renewal --no-random-sleep-on-renew &&
  timeout 10 bash -c 'while diff <($serial) /root/serial > /dev/null; do sleep 0.2; done' && systemctl is-active certbot.timer"
check 'a place for encrypted copies is named later' "$(guide 'umask 077; openssl' -e 's#sftp:backup@other.example:/site#/mnt/other#') && ls /mnt/other/snapshots/* > /dev/null"
wait $upgrading
passed=$((passed + 1))
asked
after=$(inside "$current")
[ "$before" != "$after" ] || fail "still $before"
push 'A release that cannot be built' 'sed -i "s/\"dependencies\": {/&\"left-pad\": \"1.3.0\",/" package.json'
check 'a release that cannot be built changes nothing' "$source ! deploy/upgrade 2> /root/refused && grep -q 'the build failed' /root/refused && test \"\$($current)\" = $after"
release 'A release that does not start' 'rm server/main.ts'
check 'a release that does not start changes nothing' "$source ! deploy/upgrade 2> /root/refused && grep -q 'it does not start; nothing was changed' /root/refused && test \"\$($current)\" = $after"
fails_later='sed -i "s/^ *await publisher.open()/if (process.env.PORT !== \"3999\") throw new StartProblem(\"Not here\")\n&/" server/start.ts'
release 'A release that starts in the trial only' "$fails_later"
check 'a release that starts in the trial only gives way to the one before' "$source ! deploy/upgrade 2> /root/refused && grep -q '$after runs again' /root/refused && test \"\$($current)\" = $after"
check 'the site goes on' "$status https://$host/" '200 '
check 'back to the release before' "$(guide OLD-COMMIT -e "s/OLD-COMMIT/${before##*-}/") && test \"\$($current)\" = $before"

send 'a message comes in before a release with a migration'
kept=$(inside "$leads")
migration='printf "%s\n" "export async function up(db) {" "  await db.schema.alterTable(\"contact_messages\").addColumn(\"trial\", \"text\").execute()" "}" > server/db/migrations/9000-trial.ts'
release 'A migration that starts in the trial only' "$fails_later && $migration"
check 'one that has changed the store and does not start says what to go back to' "$source ! deploy/upgrade 2> /root/refused && grep -q 'go back to $before with /var/backups/saldora-website/before-' /root/refused && test \"\$($current)\" != $before"
# go_back RELEASE BLOCK: over a migration, as the guide says.
go_back() {
  check 'the release before is linked, and its copy found' "$(guide 'ln -sfn' -e "s#OLD-RELEASE#${1##*/}#; s/OLD-COMMIT/${1##*-}/") | tail -n 1 | tee /root/copy | grep before"
  check 'which is put back' "$(guide "$2" -e "s#/root/then[^ ]*#/var/backups/saldora-website/\$(cat /root/copy)#")"
  check 'with all that was there before the upgrade' "$leads" "$kept"
}
go_back "$before" saldora-website-before
inside 'rm -r /var/lib/saldora-website-before'
push 'The good one again' 'git revert --no-edit HEAD > /dev/null; echo >> README.md'

inside 'systemctl start saldora-website-backup'
# What the timer has begun before is not meant.
minute='systemctl start saldora-website-backup-minute && systemctl start saldora-website-backup-minute'
# moment ENDING: the copy of the newest minute, as one would pick it by its time.
moment() { inside "set -a && . /etc/saldora-website/backup && restic snapshots --latest 1 --path /var/backups/saldora-website/site-newest.$1 --json | grep -o 'short_id\":\"[0-9a-f]*' | grep -o '[0-9a-f]*\$'"; }
send 'a message comes in after the night'
inside "$minute"
kept=$(inside "$leads")
then=$(moment sqlite)
send 'another, which shall be gone'
check 'back to a moment: its copy is found' "$(guide 'restic restore ID' -e "s/ID/$then/")"
check 'and put back' "$(guide saldora-website-before)"
check 'with all of that moment' "$leads" "$kept"
send 'a last message'
inside "$minute"
kept=$(inside "$leads")
inside 'systemctl stop saldora-website.socket saldora-website && apt-get -q purge nginx-common > /dev/null 2>&1
  mkdir /root/kept && cp /etc/saldora-website/backup{,-key} /root/kept
  rm -rf /var/lib/saldora-website{,-before} /var/backups/saldora-website /etc/saldora-website /etc/letsencrypt/{live,archive,renewal} /opt/saldora-website/source
  install -d /etc/saldora-website && cp /root/kept/* /etc/saldora-website'
check 'the disk died: encrypted copy and its key bring everything back' "$(guide 'restic restore latest --target /' -e "s#deploy/install#& <<< \$'Nora Beispiel\\\\n'#")"
check 'with all that people sent, to the minute' "$leads" "$kept"
check 'and a certificate' "$status https://$host/" '200 '

check 'Caddy takes the place of nginx' "sed '0,/^{/s//{\n\tacme_ca https:\/\/localhost:14000\/acme\/local\/directory/' /opt/saldora-website/source/deploy/Caddyfile.files > /root/Caddyfile.files
  $(guide 'disable --now nginx' -e 's/your-name\.ch/beispiel.example/' -e 's#deploy/Caddyfile#/root/Caddyfile#')
  timeout 60 sh -c 'until curl -fsI https://$host/faq 2> /dev/null | grep -qi \"^server: caddy\"; do sleep 0.2; done'"
check 'and asks for its certificates itself' "$status https://$host/en/prices && $status http://beispiel.example/" "200 308 https://beispiel.example/"

check 'to PostgreSQL, with everything' "$(guide 'move --to postgresql://site@localhost')"
check 'which is the store then' "saldora-operator status --json 2> /dev/null | grep -A1 '\"store\"' | grep -o postgres; $leads" "postgres
$kept"
check 'its copy is for its owner only, and was put back to try it' "stat -c %a /var/backups/saldora-website/site-*.dump | uniq; systemctl start saldora-website-backup-proof && journalctl -u saldora-website-backup-proof -o cat | grep -c 'The dump of .* can be put back: [1-9]'" '600
2'
inside 'runuser -u postgres -- psql -qc "alter role site nocreatedb"'
check 'an upgrade without a trial is refused' "$source ! deploy/upgrade ${after##*-} 2> /root/refused && grep -q 'alter role' /root/refused && test \"\$($current)\" = $before"
inside 'runuser -u postgres -- psql -qc "alter role site createdb"'
ask
check 'a second process at the same port' "$(guide SHARE_PORT)"
check 'which starts anew while the first goes on' 'systemctl restart saldora-website-2 && systemctl is-active saldora-website'
check 'deploy/upgrade tries a release on a copy of the database' "$source deploy/upgrade ${after##*-} && test \"\$($current)\" = $after && ls /var/backups/saldora-website/before-*.dump"
check 'and brings both processes further' "systemctl start saldora-website-2 && for unit in saldora-website{,-2}; do readlink /proc/\$(systemctl show --value --property MainPID \$unit)/cwd; done | uniq" "$after"
asked
check 'where the first falls, the second answers' "systemctl kill --signal KILL saldora-website && $status http://127.0.0.1:3000/readyz && systemctl start saldora-website" '200 '
check 'and leaves none behind' 'runuser -u postgres -- psql -Atc "select count(*) from pg_database where datname like '"'saldora%'"'"' 0
check 'the site goes on, by Caddy and PostgreSQL' "$status https://$host/ && $status 'https://$host/blog?q=mwst'" '200 200 '
send 'a message before a migration on PostgreSQL'
kept=$(inside "$leads")
release 'A migration' "$migration"
check 'deploy/upgrade brings a migration' "$source deploy/upgrade && test \"\$($current)\" != $after"
send 'a message after it'
check 'the release before is refused, as the guide says' "$source new=\$($current); ! deploy/upgrade ${after##*-} 2> /root/refused && grep -q 'written by a newer version' /root/refused && test \"\$($current)\" = \$new"
go_back "$after" 'rename to site_before'
inside 'runuser -u postgres -- dropdb site_before'
send 'a message to PostgreSQL'
inside "rm -rf /root/then; $minute"
kept=$(inside "$leads")
then=$(moment dump)
send 'one more, which shall be gone'
check 'back to a moment of PostgreSQL' "$(guide 'restic restore ID' -e "s/ID/$then/")"
check 'its copy is put back' "$(guide 'rename to site_before')"
check 'with all of that moment there, too' "$leads" "$kept"
send 'a last message to PostgreSQL'
inside "$minute"
kept=$(inside "$leads")
inside 'systemctl stop saldora-website.socket saldora-website-backup-minute.{timer,service}
  apt-get -q purge "postgresql*" > /dev/null 2>&1; rm -rf /var/lib/postgresql /etc/postgresql /var/backups/saldora-website'
check 'the disk of PostgreSQL died: encrypted copy and its key bring everything back' "(set -a && . /etc/saldora-website/backup && restic --quiet restore latest --target /) &&
  $(guide 'DATABASE_URL=.*:') && systemctl start saldora-website saldora-website-backup-minute.timer"
check 'with all that people sent to PostgreSQL, to the minute' "$leads" "$kept"

check 'no password and no key stands in the journal' "journalctl --quiet | grep -cF -e \"\$(sed -nE \"s/^SECRET='(.*)'/\1/p\" /etc/saldora-website/env)\" -e \"\$(sed -nE 's/^DATABASE_URL=.*:([^@]*)@.*/\1/p' /etc/saldora-website/env)\" \
  -e \"\$(cat /etc/saldora-website/backup-key)\"" 0
check 'deploy/uninstall leaves data and settings' "$source deploy/uninstall && ls -d /var/lib/saldora-website/site.sqlite /etc/saldora-website/env /var/backups/saldora-website && test -z \"\$(ls /etc/systemd/system/saldora-website*.{service,socket,timer} 2> /dev/null)\""
check 'nothing listens any more' "$status http://127.0.0.1:3000/ || true" '000 '
echo "$passed passed in $SECONDS s on Debian ${1:-12}"

mkdir -p "$here/test-results/deploy"
echo "{\"numPassedTests\":$passed}" > "$here/test-results/deploy/unit.json"
# Who changed something meanwhile has not tried it.
if [ "${1:-12}" = 12 ] && [ "$("$here/tests/deploy/fingerprint")" = "$tried" ]; then echo "$tried" > "$here/tests/deploy/tried.txt"; fi
