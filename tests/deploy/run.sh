#!/bin/bash
# The guide of docs/operations.md, tried on a bare Debian that boots in a container: npm run test:deploy [12|13]. As root, with debootstrap and
# systemd-container; ports 80, 443 and 3000 of this machine have to be free, because the container shares its network. Some minutes.
set -euo pipefail
release=$(case "${1:-12}" in 12) echo bookworm ;; 13) echo trixie ;; esac)
here=$(realpath "$(dirname "$0")/../..")
host=www.beispiel.example
base=/var/tmp/saldora-website-debian-$release
passed=0

[ "$(id -u)" = 0 ] || { echo 'run it as root' >&2; exit 1; }
for tool in debootstrap systemd-nspawn nsenter; do
  command -v $tool > /dev/null || { echo "missing: apt install debootstrap systemd-container" >&2; exit 1; }
done
if [ ! -d "$base" ]; then
  rm -rf "$base.part"
  debootstrap --variant=minbase --include=systemd,systemd-sysv,dbus,ca-certificates,git "$release" "$base.part" > /dev/null
  mv "$base.part" "$base"
fi

root=$(mktemp -d -p /var/tmp saldora-website-deploy-XXXXXX)
nspawn=
end() {
  local code=$?
  [ -z "$nspawn" ] || { kill -9 "$(pgrep -P "$nspawn" | head -n 1)" "$nspawn" 2> /dev/null || true; wait "$nspawn" 2> /dev/null || true; }
  [ $code = 0 ] && rm -rf "$root" || echo "FAILED; the machine lies in $root" >&2
  exit $code
}
trap end EXIT
cp -a "$base/." "$root"
cp -L /etc/resolv.conf "$root/etc/resolv.conf"
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/ca-certificates.crt"
echo "127.0.0.1 localhost $host" > "$root/etc/hosts"
git clone -q --no-hardlinks "$here" "$root/opt/saldora-website/source"

systemd-nspawn --quiet --directory "$root" --boot --keep-unit --register=no --resolv-conf=off > "$root/boot.log" 2>&1 &
nspawn=$!
inside() {
  local leader
  leader=$(pgrep -P "$nspawn" | head -n 1)
  nsenter --target "$leader" --mount --uts --ipc --pid --cgroup env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    NPM_CONFIG_CAFILE=/etc/ssl/certs/ca-certificates.crt NPM_CONFIG_REGISTRY="$(npm config get registry)" NODE_EXTRA_CA_CERTS="${authorities:-}" \
    bash -c "cd / && $1"
}
for _ in $(seq 60); do inside 'systemctl is-system-running' 2> /dev/null | grep -qE 'running|degraded' && break || sleep 1; done

# check WHAT COMMAND [EXPECTED OUTPUT]
check() {
  local output code=0
  output=$(inside "$2" 2>&1) || code=$?
  if [ $# = 3 ] && [ "$output" != "$3" ] || [ $# = 2 ] && [ $code != 0 ]; then
    printf 'FAILED %s\n  expected: %s\n  was: %s\n' "$1" "${3:-exit code 0}" "$output" >&2
    exit 1
  fi
  passed=$((passed + 1))
  echo "+ $1 (${SECONDS} s)"
}
status="curl -ks -o /dev/null -w '%{http_code} %{redirect_url}' --resolve beispiel.example:443:127.0.0.1 --resolve beispiel.example:80:127.0.0.1"
source='cd /opt/saldora-website/source &&'
current='readlink /opt/saldora-website/current'

cat > "$root/root/answers" <<ANSWERS
SITE_URL=https://$host
SMTP_URL=smtp://127.0.0.1:2525
MAIL_FROM=Beispiel AG <mail@beispiel.example>
OPERATOR_EMAIL=office@beispiel.example
OWNER_NAME=Nora Beispiel
CERTIFICATE=own
RESTIC_REPOSITORY=/mnt/copies
ANSWERS
check 'a machine that lacks something is told so, and nothing is changed' "$source sed 's#^SMTP_URL=.*#SMTP_URL=mail#' /root/answers > /root/wrong; ! deploy/install --answers /root/wrong && test ! -e /etc/saldora-website"
check 'deploy/install brings the site up' "$source deploy/install --answers /root/answers > /root/install.log"
check 'it prints an invitation to the desk' "grep -qx 'https://$host/desk/enrol?token=[^ ]*' /root/install.log"
check 'a page is served' "$status https://$host/en/prices" '200 '
check 'the desk asks who comes' "$status https://$host/desk" "302 https://$host/desk/sign-in?to=%2Fdesk"
check 'port 80 and the bare domain lead to it' "$status http://beispiel.example/faq" "301 https://$host/faq"
check 'figures are not for the world' "$status https://$host/metrics" '404 '
check 'a backup is there, for its owner only' "stat -c %a /var/backups/saldora-website/site-*.sqlite | uniq" 600
check 'a backup is made every night and minute, and one proven every week' 'systemctl is-active saldora-website-backup{,-minute,-proof}.timer | uniq' active
check 'an encrypted one was made, and put back to try it' "saldora-operator status --json 2> /dev/null | grep -q '\"backupProvenAgeSeconds\": [0-9]' && ls /mnt/copies/snapshots/* > /dev/null"
check 'settings are not for all to read' 'stat -c "%a %U:%G" /etc/saldora-website/env' '640 root:saldora'
inside 'install -m 644 /etc/saldora-website/certificate/fullchain.pem /tmp/authorities.pem'
authorities=/tmp/authorities.pem
check 'the doctor finds server, address, proxy and certificate right' \
  "saldora-operator doctor --json 2> /dev/null | grep -A1 -E '\"part\": \"(Store|Server|Address|Proxy|Certificate|Backup)\"' | grep -c '\"state\": \"ok\"'" 6
check 'deploy/install can be run again' "$source sha256sum /etc/saldora-website/env > /root/sum; deploy/install --answers /root/answers > /dev/null && sha256sum --quiet -c /root/sum"

before=$(inside "$current")
inside "$source"' git config user.name office; git config user.email office@beispiel.example; git remote remove origin; echo >> README.md; git commit -qam "Another release"'
(exec "$here/node_modules/.bin/node" "$here/tests/deploy/ask-steadily.ts" $host > "$root/asked.log" 2>&1) &
asking=$!
check 'deploy/upgrade brings another commit' "$source deploy/upgrade"
kill $asking
wait $asking || { cat "$root/asked.log" >&2; exit 1; }
echo "+ meanwhile $(cat "$root/asked.log")"
passed=$((passed + 1))
after=$(inside "$current")
[ "$before" != "$after" ] || { echo "FAILED: still $before" >&2; exit 1; }
inside "$source"' sed -i "s/\"dependencies\": {/&\"left-pad\": \"1.3.0\",/" package.json && git commit -qam "A release that does not build"'
check 'a release that cannot be built changes nothing' "$source ! deploy/upgrade 2> /root/refused && grep -q 'the build failed' /root/refused && test \"\$($current)\" = $after"
inside "$source"' git revert --no-edit HEAD > /dev/null && rm server/main.ts && git commit -qam "A release that does not start"'
check 'a release that does not start changes nothing' "$source ! deploy/upgrade && test \"\$($current)\" = $after"
check 'the site goes on' "$status https://$host/" '200 '
leads="saldora-operator status --json 2> /dev/null | grep -A9 -E '\"(contacts|tiers|waitlist)\"'"
inside 'systemctl start saldora-website-backup'
check 'a message comes in after the night' "curl -ks -o /dev/null -w '%{http_code}' --resolve $host:443:127.0.0.1 -H 'content-type: application/json' \
  -d '{\"name\":\"Nora Beispiel\",\"email\":\"nora@beispiel.example\",\"message\":\"Bitte um ein Gespräch im Januar.\"}' https://$host/functions/v1/send-contact-email" 200
inside 'systemctl start saldora-website-backup-minute'
kept=$(inside "$leads")
check 'the disk died: encrypted copy and its key bring everything back' "systemctl stop saldora-website.socket saldora-website; rm -rf /var/lib/saldora-website /var/backups/saldora-website /etc/saldora-website/env
  set -a && . /etc/saldora-website/backup && restic --quiet restore latest --target / &&
  mkdir -p /var/lib/saldora-website && cp \"\$(ls /var/backups/saldora-website/site-*.sqlite | tail -n 1)\" /var/lib/saldora-website/site.sqlite &&
  cd /opt/saldora-website/source && deploy/install --answers /root/answers > /dev/null"
check 'with all that people sent, to the minute' "$leads" "$kept"
check 'and a certificate of its own' "$status https://$host/" '200 '
check 'deploy/uninstall leaves data and settings' "$source deploy/uninstall && ls -d /var/lib/saldora-website/site.sqlite /etc/saldora-website/env /var/backups/saldora-website"
check 'nothing listens any more' "$status https://$host/ || true" '000 '
echo "$passed passed in $SECONDS s on Debian ${1:-12}"
