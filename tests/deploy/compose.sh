#!/bin/bash
# compose.yaml, its variants and the guide's commands, read by compose itself (Debian 13's package, which needs no engine for that). What is committed is
# tried; part of npm run test:deploy. Prints how many checks passed.
set -euo pipefail
here=$(realpath "$(dirname "$0")/../..")
kept=/var/tmp/saldora-website-compose
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0

if [ ! -x $kept/usr/bin/docker-compose ]; then
  mkdir -p "$work/lists/partial" "$kept.part"
  chown _apt "$work/lists/partial"
  echo 'deb http://deb.debian.org/debian trixie main' > "$work/trixie.list"
  options=(-qq -o Dir::Etc::SourceList="$work/trixie.list" -o Dir::Etc::SourceParts=- -o Dir::State::Lists="$work/lists" -o APT::Sandbox::User=root)
  (cd "$work" && apt-get "${options[@]}" update && apt-get "${options[@]}" download docker-compose)
  dpkg-deb -x "$work"/docker-compose_*.deb "$kept.part" && rm -rf $kept && mv $kept.part $kept
fi
PATH=$kept/usr/bin:$PATH
git -C "$here" archive HEAD compose.yaml .env.example Dockerfile deploy docs/operations.md | tar -x -C "$work"
cd "$work"

# check WHAT COMMAND [EXPECTED OUTPUT]
check() {
  local output code=0
  output=$(eval "$2" 2>&1) || code=$?
  if [ $# = 3 ]; then code=0; [ "$output" = "$3" ] || code=1; fi
  if [ $code != 0 ]; then
    printf 'FAILED compose: %s\n  expected: %s\n  was: %s\n' "$1" "${3:-exit code 0}" "$output" >&2
    exit 1
  fi
  passed=$((passed + 1))
}
# of FILTER: what compose makes of all files and settings, as JSON.
of() { docker-compose "${files[@]}" config --format json | "$here/node_modules/.bin/node" -e "const c = JSON.parse(require('node:fs').readFileSync(0)); console.log($1)"; }
files=()
guide() { awk -v text="$1" '/^```/ { if (index(block, text)) { printf "%s", block; found = 1; exit } block = ""; inside = /^```sh/; next } inside { block = block $0 "\n" } END { exit !found }' docs/operations.md; }

check 'without its secrets it says what is missing' "cp .env.example .env; ! docker-compose config 2> missing && grep -q 'set [A-Z_]* in .env' missing"
sed -i -e 's/^SITE_DOMAIN=.*/SITE_DOMAIN=www.beispiel.example/' -e "s/^\(SECRET\|POSTGRES_PASSWORD\)=.*/\1=$(printf 'test%.0s' {1..10})/" .env
check 'compose reads it' 'docker-compose config --quiet'
check 'four services, two of them servers' "docker-compose config --services | sort | tr '\n' ' '" 'caddy database site-a site-b '
check 'what is in the store and the certificates outlive a container' "docker-compose config --volumes | sort | tr '\n' ' '" 'caddy-config caddy-data data database '
check 'only the proxy can be reached from outside' "of 'Object.entries(c.services).filter(([, { ports }]) => ports).map(([name]) => name).join()'" caddy
check 'the servers believe their proxies alone' "of 'c.networks.front.ipam.config[0].subnet === c.services[\"site-a\"].environment.TRUSTED_PROXIES'" true
# Variants that the guide tells of.
sed 's/172\.30\.83\.0/172.30.84.0/' compose.yaml > other-range.yaml
files=(--file other-range.yaml)
check 'another range, in both places' "of 'c.networks.front.ipam.config[0].subnet + c.services[\"site-b\"].environment.TRUSTED_PROXIES'" 172.30.84.0/24172.30.84.0/24
sed -e 's#TRUSTED_PROXIES: .*#&,fd83::/64#' -e 's/^  front:/&\n    enable_ipv6: true/' -e 's#- subnet: .*#&\n        - subnet: fd83::/64#' compose.yaml > ipv6.yaml
files=(--file ipv6.yaml)
check 'a network with IPv6' "of 'c.networks.front.enable_ipv6 && c.networks.front.ipam.config.map(({ subnet }) => subnet).join() === c.services[\"site-a\"].environment.TRUSTED_PROXIES'" true
sed 's/^  site-b: \*site$/&\n\n  site-c: *site/' compose.yaml > three.yaml
files=(--file three.yaml)
check 'a third server' "SITE_SERVERS='site-a:3000 site-b:3000 site-c:3000' of 'Object.keys(c.services).filter((name) => name.startsWith(\"site-\")).length + c.services.caddy.environment.SITE_SERVERS'" '3site-a:3000 site-b:3000 site-c:3000'
# Every command of the guide: there is no engine, and compose says nothing worse than that.
mkdir backup
touch backup/site-2026-11-21.dump
grep -o 'docker compose [a-z]*' docs/operations.md | sort | uniq > commands
docker() {
  local code=0 answer
  shift
  answer=$(DOCKER_HOST=unix:///nowhere docker-compose "$@" 2>&1 < /dev/null) || code=$?
  case $answer in
    *'Cannot connect to the Docker daemon'*) echo "docker compose $1" >> understood ;;
    *) echo "docker compose $*: $answer" >> refused ;;
  esac
}
export SITE_VERSION=of-today
for block in 'up --build' 'before.dump' 'createdb -U site restored' 'run --rm'; do
  commands=$(guide "$block" | sed -e 's/  *# .*//' -e 's#/backup/#backup/#g' -e 's/cp \.env\.example \.env/:/')
  (curl() { :; }; sudo() { :; }; EDITOR=: && eval "$commands")
done
for line in 'exec database psql -U site -c \\password' 'up --detach --no-deps --wait site-b' 'logs --tail 50 site-a' 'ps' 'up --detach database'; do eval "docker compose $line"; done
check 'the guide has no command that compose does not know' 'cat refused 2> /dev/null || true' ''
check 'and each kind of them was tried' 'sort -u understood | diff - commands'
echo $passed
